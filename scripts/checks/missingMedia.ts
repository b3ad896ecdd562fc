import { type Needed, wordmarks } from './media';
import type { Site } from './site';

/** How to make a missing picture. */
function remedyFor(file: string): string {
  const [, id] = /^images\/portraits\/(.+)-\d+\.\w+$/.exec(file) ?? [];
  if (id !== undefined) return `npm run portraits -- add ${id} photo.jpg`;
  const [, screen] = /^images\/screens\/(.+)-(?:whole|slab|phone|card|hero|cover)-\d/.exec(file) ?? [];
  return screen === undefined ? 'put the file there' : `npm run screens -- add ${screen} screenshot.png`;
}

/** Files that are not there, a line for each, or for all that one command makes. */
function missingFiles(missing: readonly Needed[]): string[] {
  const lines = new Map<string, { place: string; remedy: string; files: Set<string> }>();
  for (const { place, file } of missing) {
    const remedy = remedyFor(file);
    const key = remedy.startsWith('npm ') ? remedy : file;
    const line = lines.get(key) ?? { place, remedy, files: new Set() };
    line.files.add(file);
    lines.set(key, line);
  }
  return Array.from(lines.values(), ({ place, remedy, files: [file, ...others] }) => {
    const are = others.length === 0 ? 'is' : `and ${others.length} more are`;
    return `${place}: public/${file} ${are} missing (${remedy})`;
  });
}

/** Records whose pictures, videos or drawings are not in public/. `read` gives the text of one of its files. */
export function mediaProblems(needed: readonly Needed[], files: ReadonlySet<string>, read: Site['read']): string[] {
  const drawings = files.has(wordmarks) ? read(wordmarks) : '';
  const drawn = needed.filter(({ file, fragment }) => files.has(file) && fragment !== undefined);
  return [
    ...missingFiles(needed.filter(({ file }) => !files.has(file))),
    ...drawn
      .filter(({ fragment }) => !drawings.includes(`id="${fragment}"`))
      .map(
        ({ place, file, fragment }) =>
          `${place}: public/${file} has no drawing "${fragment}" (put a <symbol> with this id there)`,
      ),
  ];
}
