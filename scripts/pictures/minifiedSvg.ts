import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

/**
 * Removes white space, comments and the ids of groups from a drawing. The ids of symbols stay, since pages show a symbol by its id. Paths and
 * numbers stay unchanged, so that no line moves.
 */
export function minifiedSvg(source: string): string {
  const symbols = Array.from(source.matchAll(/<symbol\b[^>]*?\bid="([^"]+)"/g), ([, id = '']) => id);
  return optimize(source, {
    plugins: [
      'removeComments',
      // Forced, because svgo keeps all ids in a file with styles. No style here selects an id.
      { name: 'cleanupIds', params: { force: true, preserve: symbols } },
      'collapseGroups',
      'minifyStyles',
    ],
  }).data;
}

/** Minifies the drawings among files of public/. */
export function minifiedDrawings(names: readonly string[]): { name: string; content: string }[] {
  return names
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name, content: minifiedSvg(readFileSync(`public/${name}`, 'utf8')) }));
}
