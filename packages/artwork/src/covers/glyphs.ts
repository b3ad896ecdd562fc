import type { GlyphInk } from './glyphInk';
import { aklivityGlyph } from './glyphs/aklivity';
import { bemarkeGlyph } from './glyphs/bemarke';
import { eatfreshGlyph } from './glyphs/eatfresh';
import { favroGlyph } from './glyphs/favro';
import { lempireGlyph } from './glyphs/lempire';
import { meteorGlyph } from './glyphs/meteor';
import { montiApmGlyph } from './glyphs/monti-apm';
import { pathableGlyph } from './glyphs/pathable';
import { petParkerGlyph } from './glyphs/pet-parker';
import { plainGlyph } from './glyphs/plain';
import { polidigitalGlyph } from './glyphs/polidigital';
import { sekrGlyph } from './glyphs/sekr';
import { sneakpeekGlyph } from './glyphs/sneakpeek';
import { sostenaGlyph } from './glyphs/sostena';
import { unlocGlyph } from './glyphs/unloc';
import { zcloudGlyph } from './glyphs/zcloud';

/** The sign of each case study, drawn in a 200 × 200 space. */
const glyphs: Readonly<Record<string, (ink: GlyphInk) => string>> = {
  favro: favroGlyph,
  meteor: meteorGlyph,
  bemarke: bemarkeGlyph,
  'pet-parker': petParkerGlyph,
  unloc: unlocGlyph,
  eatfresh: eatfreshGlyph,
  sostena: sostenaGlyph,
  sekr: sekrGlyph,
  polidigital: polidigitalGlyph,
  zcloud: zcloudGlyph,
  aklivity: aklivityGlyph,
  lempire: lempireGlyph,
  'monti-apm': montiApmGlyph,
  sneakpeek: sneakpeekGlyph,
  pathable: pathableGlyph,
};

/** The sign of a case study; a plain one where none is drawn for it. */
export function glyphOf(slug: string): (ink: GlyphInk) => string {
  return glyphs[slug] ?? plainGlyph;
}
