import type { Font, Glyph } from 'fontkit';
import { type Direction, directionParts } from './directionParts';

export interface Letters {
  /** By preference: a character is drawn with the first that has it. */
  fonts: readonly Font[];
  /** Pixels of an em. */
  size: number;
  /** Ems added after each letter; scripts whose letters join need 0. */
  tracking: number;
  direction: Direction;
}

/** One line of letters as outlines: its baseline starts at 0 0, and it goes `width` pixels to the right. */
export interface TextLine {
  width: number;
  /** Path data (SVG). */
  path: string;
}

interface Run {
  font: Font;
  text: string;
}

/** Marks of direction and of possible breaks: they are not drawn. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** The text in parts that one font can draw. Throws with the character that none has. */
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
    // fontkit keeps each glyph as it first met it: the part of another one that a vowel sign is too has no character, and breaks a word.
    font.glyphForCodePoint(codePoint).codePoints = [codePoint];
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Lays out one line of text, with the fonts' own kerning, ligatures and joins, reports where each letter is, and gives the line's width. */
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
    // fontkit turns the letters of a run that goes to the left; runs are turned here.
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

/** The width of one line of text, without the work of drawing it. Throws with a character that no font has. */
export function textWidth(text: string, letters: Letters): number {
  return layOut(text, letters, () => undefined);
}

/** Draws one line of text. Throws with a character that no font has. */
export function textLine(text: string, letters: Letters): TextLine {
  let path = '';
  const width = layOut(text, letters, (glyph, scale, x, y) => {
    path += glyph.path.scale(scale, -scale).translate(x, y).toSVG();
  });
  return { width, path };
}
