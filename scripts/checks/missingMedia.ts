import { type Needed, wordmarks } from './media';
import type { Site } from './site';

/** Returns the command or instruction that makes a missing picture. */
function remedyFor(file: string): string {
  const [, id] = /^images\/portraits\/(.+)-\d+\.\w+$/.exec(file) ?? [];
  if (id !== undefined) return `npm run portraits -- add ${id} photo.jpg`;
  const [, screen] = /^images\/screens\/(.+)-(?:whole|slab|phone|card|hero|cover)-\d/.exec(file) ?? [];
  return screen === undefined ? 'put the file there' : `npm run screens -- add ${screen} screenshot.png`;
}

/** Reports records whose pictures, videos or drawings are not in public/. `read` returns the text of a file there. */
export function mediaProblems(needed: readonly Needed[], files: ReadonlySet<string>, read: Site['read']): string[] {
  const drawings = files.has(wordmarks) ? read(wordmarks) : '';
  return needed.flatMap(({ place, file, fragment }) => {
    if (!files.has(file)) return [`${place}: public/${file} is missing (${remedyFor(file)})`];
    if (fragment === undefined || drawings.includes(`id="${fragment}"`)) return [];
    return [`${place}: public/${file} has no drawing "${fragment}" (put a <symbol> with this id there)`];
  });
}
