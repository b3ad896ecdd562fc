import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

/**
 * A drawing without what only its editors need: white space, comments and names of groups. Names of symbols stay, since pages show a symbol
 * by its name. Paths and numbers stay as they are, so that nothing moves by a part of a pixel.
 */
export function minifiedSvg(source: string): string {
  const symbols = Array.from(source.matchAll(/<symbol\b[^>]*?\bid="([^"]+)"/g), ([, id = '']) => id);
  return optimize(source, {
    plugins: [
      'removeComments',
      // By force: the styles of a drawing select no id.
      { name: 'cleanupIds', params: { force: true, preserve: symbols } },
      'collapseGroups',
      'minifyStyles',
    ],
  }).data;
}

/** The drawings among some files of public/, minified, by their names there. */
export function minifiedDrawings(names: readonly string[]): { name: string; content: string }[] {
  return names
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name, content: minifiedSvg(readFileSync(`public/${name}`, 'utf8')) }));
}
