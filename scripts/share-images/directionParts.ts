import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A part of a line whose letters have one direction. */
interface DirectionPart {
  direction: Direction;
  text: string;
}

const bidi = bidiFactory();

/**
 * A line's parts from left to right, as Unicode's bidirectional algorithm orders them. The letters of each part are in reading order;
 * brackets in a part from right to left are mirrored.
 */
export function directionParts(line: string, base: Direction): DirectionPart[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const parts: DirectionPart[] = [];
  let lastLevel: number | undefined;
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const character = line.charAt(at);
    const last = level === lastLevel ? parts.at(-1) : undefined;
    if (level % 2 === 0) {
      if (last === undefined) parts.push({ direction: 'ltr', text: character });
      else last.text += character;
    } else {
      const shown = bidi.getMirroredCharacter(character) ?? character;
      if (last === undefined) parts.push({ direction: 'rtl', text: shown });
      else last.text = shown + last.text;
    }
    lastLevel = level;
  }
  return parts;
}
