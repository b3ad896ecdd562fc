import type { Font, Glyph } from 'fontkit';
import { type Direction, directionParts } from './directionParts';

export interface Letters {
  /** The first font that has a character draws it. */
  fonts: readonly Font[];
  /** The font size in pixels. */
  size: number;
  /** Space after each letter in ems; it must be 0 for scripts with joined letters. */
  tracking: number;
  direction: Direction;
}

/** The outlines of one line of text; its baseline starts at 0 0. */
export interface TextLine {
  width: number;
  /** Path data (SVG). */
  path: string;
}

interface Run {
  font: Font;
  text: string;
}

/** Invisible marks of direction and of possible line breaks. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Splits a text into parts that one font can draw. Throws if no font has a character. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
    if (font === undefined) {
      const code = codePoint.toString(16).toUpperCase().padStart(4, '0');
      throw new Error(
        `no font has the character “${character}” (U+${code}) of “${text}” (scripts/share-images/fonts.ts)`,
      );
    }
    // fontkit caches glyphs. A vowel sign that it first met inside another glyph has no code point there, and would break a word.
    font.glyphForCodePoint(codePoint).codePoints = [codePoint];
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Lays out one line of text with the kerning, ligatures and joins of its fonts, calls `place` for each glyph, and returns the width of the line. */
function layOut(
  text: string,
  { fonts, size, tracking, direction }: Letters,
  place: (glyph: Glyph, scale: number, x: number, y: number) => void,
): number {
  const runs = directionParts(text, direction).flatMap((part) => {
    const partRuns = runsOf(part.text.replaceAll(invisible, ''), fonts).map((run) => ({
      ...run,
      direction: part.direction,
    }));
    // fontkit reverses the letters of a run from right to left; this code reverses the runs.
    return part.direction === 'rtl' ? partRuns.toReversed() : partRuns;
  });
  let x = 0;
  for (const { font, text: letters, direction: way } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters, undefined, undefined, undefined, way);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      place(glyph, scale, x + xOffset * scale, -yOffset * scale);
      x += xAdvance * scale + tracking * size;
    }
  }
  return Math.max(0, x - tracking * size);
}

/** The width of one line of text. Throws if no font has a character. */
export function textWidth(text: string, letters: Letters): number {
  return layOut(text, letters, () => undefined);
}

/** Draws one line of text. Throws if no font has a character. */
export function textLine(text: string, letters: Letters): TextLine {
  let path = '';
  const width = layOut(text, letters, (glyph, scale, x, y) => {
    path += glyph.path.scale(scale, -scale).translate(x, y).toSVG();
  });
  return { width, path };
}
