import type { Shot } from './photograph';

/** The findings for people: each once for its subject, with the views that it was made in. */
export function reportOf(shots: readonly Pick<Shot, 'subject' | 'width' | 'mode' | 'findings'>[]): string[] {
  const views = new Map<string, string[]>();
  for (const { subject, width, mode, findings } of shots) {
    for (const finding of findings) {
      const line = `${subject.title}: ${finding}`;
      views.set(line, [...(views.get(line) ?? []), `${width} ${mode}`]);
    }
  }
  return [...views].map(([line, seen]) => `${line} (${seen.join(', ')})`).toSorted();
}
