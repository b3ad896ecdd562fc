import type { Block, Tone } from './blocks';
import type { Composition } from './composition';
import type { GlyphInk } from './glyphInk';
import { glyphOf } from './glyphs';
import { primitives } from './primitives';
import { placed, rect, stack } from './shapes';
import type { Steps } from './steps';

const apricot = '#FFB06B';

/** Draws a composition in a 300 × 300 space: the signature with its glyph, and the five blocks. */
export function mosaic(slug: string, s: Steps, composition: Composition): string {
  const { dark, corner, blocks } = composition;
  const ink: GlyphInk = dark
    ? { main: s[300], second: s[500], ground: s[800] }
    : { main: s[700], second: s[500], ground: s[200] };
  return stack(
    grounds(s, composition, ink.ground),
    placed(corner.column * 100, corner.row * 100, glyphOf(slug)(ink)),
    ...blocks.map((block) => figure(block, s)),
  );
}

/**
 * Each ground reaches one unit under those drawn after it, to its right and below, so that no hairline of the page
 * shows through between two blocks at odd sizes.
 */
function grounds(s: Steps, { corner, blocks }: Composition, signature: string): string {
  const draw = ({ column, row, ground }: Block): string =>
    rect(colorOf(ground, s), [column * 100, row * 100, 101, 101]);
  const isBefore = ({ column, row }: Block): boolean => column < corner.column || row < corner.row;
  return stack(
    ...blocks.filter((block) => isBefore(block)).map(draw),
    rect(signature, [corner.column * 100, corner.row * 100, 201, 201]),
    ...blocks.filter((block) => !isBefore(block)).map(draw),
  );
}

function figure({ column, row, primitive, turn, ink }: Block, s: Steps): string {
  const drawn = primitives[primitive].draw(colorOf(ink, s));
  const turned = turn === 0 ? drawn : `<g transform="rotate(${turn * 90} 50 50)">${drawn}</g>`;
  return placed(column * 100, row * 100, turned);
}

function colorOf(tone: Tone, s: Steps): string {
  return tone === 'apricot' ? apricot : s[tone];
}
