import { iconIds, type IconId } from '../../../ui/art/iconIds';
import { brandDrawing } from './brand';
import { outline, type Drawing } from './drawing';
import { interfaceBodies } from './interface';
import { serviceBodies } from './services';
import { technologyPaths } from './technology';
import { wordmarkDrawings } from './wordmarks';

/** The same drawings under longer names, so that the sets together can be checked against the list of ids. */
function withPrefix<Prefix extends string, Key extends string, From>(
  prefix: Prefix,
  record: Readonly<Record<Key, From>>,
  draw: (from: From) => Drawing,
): Record<`${Prefix}-${Key}`, Drawing> {
  const entries = Object.entries<From>(record).map(([key, from]) => [`${prefix}-${key}`, draw(from)] as const);
  return Object.fromEntries(entries) as Record<`${Prefix}-${Key}`, Drawing>;
}

const drawings: Record<IconId, Drawing> = {
  brand: brandDrawing,
  ...withPrefix('service', serviceBodies, (body) => ({ width: 64, height: 64, body })),
  ...withPrefix('tech', technologyPaths, (path) => ({ width: 24, height: 24, body: outline(path) })),
  ...withPrefix('ui', interfaceBodies, (body) => ({ width: 24, height: 24, body })),
  ...withPrefix('wordmark', wordmarkDrawings, (drawing) => drawing),
};

function symbol(id: IconId): string {
  const { width, height, body } = drawings[id];
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
}

/** Draws every icon of the site into one SVG file, shown with `<use href="/images/icons.svg#id">`. */
export function spriteFile(): { path: string; text: string } {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${iconIds.map(symbol).join('\n')}\n</svg>\n`;
  return { path: 'public/images/icons.svg', text };
}
