import type { Block, Tone } from './blocks';
import type { Composition } from './composition';
import type { GlyphInk } from './glyphInk';
import { glyphOf } from './glyphs';
import { asInLight } from '../drawing/followScheme';
import { primitives } from '../drawing/primitives';
import { placed, rect, stack } from '../drawing/shapes';
import type { Steps } from '../drawing/steps';

/** Draws a composition in a 300 × 300 space: the signature with its glyph, and the five blocks; `apricot` is the agency's second color. */
export function mosaic(slug: string, s: Steps, composition: Composition, apricot: string): string {
  const colorOf = (tone: Tone) => (tone === 'apricot' ? apricot : s[tone]);
  const { dark, corner, blocks, mirrored = false } = composition;
  const ink: GlyphInk = dark
    ? { main: s[300], second: s[500], background: s[800] }
    : { main: s[700], second: s[500], background: s[200] };
  return stack(
    backgrounds(colorOf, composition, ink.background),
    placed(corner.column * 100, corner.row * 100, glyphOf(slug)(ink)),
    ...blocks.map((block) => keptDark(block, figure(block, colorOf, mirrored))),
  );
}

/**
 * Each background reaches one unit under those drawn after it, to its right and below, so that no hairline of the page
 * shows through between two blocks at odd sizes.
 */
function backgrounds(colorOf: (tone: Tone) => string, { corner, blocks }: Composition, signature: string): string {
  const draw = (block: Block): string =>
    keptDark(block, rect(colorOf(block.background), [block.column * 100, block.row * 100, 101, 101]));
  const isBefore = ({ column, row }: Block): boolean => column < corner.column || row < corner.row;
  return stack(
    ...blocks.filter((block) => isBefore(block)).map(draw),
    rect(signature, [corner.column * 100, corner.row * 100, 201, 201]),
    ...blocks.filter((block) => !isBefore(block)).map(draw),
  );
}

/** In the dark the darkest block would be the brightest of all, and what is dark on apricot nearly as pale as it: both stay as they are in the light. */
function keptDark({ background }: Block, drawing: string): string {
  return background === 900 || background === 'apricot' ? asInLight(drawing) : drawing;
}

function figure(
  { column, row, primitive, turn, ink }: Block,
  colorOf: (tone: Tone) => string,
  mirrored: boolean,
): string {
  const drawn = primitives[primitive].draw(colorOf(ink));
  const turned = turn === 0 ? drawn : `<g transform="rotate(${turn * 90} 50 50)">${drawn}</g>`;
  return placed(column * 100, row * 100, mirrored ? `<g transform="matrix(-1 0 0 1 100 0)">${turned}</g>` : turned);
}
