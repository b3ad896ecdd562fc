export type Direction = 'ltr' | 'rtl';

/** A part of a line whose letters go one way. */
interface DirectionPart {
  direction: Direction;
  text: string;
}

const toTheLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const toTheRight = /[\p{L}\p{N}\p{Sc}%]/u;

function ownDirection(character: string | undefined): Direction | null {
  if (character === undefined) return null;
  if (toTheLeft.test(character)) return 'rtl';
  return toTheRight.test(character) ? 'ltr' : null;
}

/**
 * A line's parts from left to right. Marks and spaces go with the letters around them where both sides agree, otherwise with the line:
 * enough of Unicode's bidirectional rules for a heading with names and figures in it.
 */
export function directionParts(line: string, base: Direction): DirectionPart[] {
  const characters = Array.from(line);
  const own = characters.map(ownDirection);
  const parts: DirectionPart[] = [];
  for (const [at, character] of characters.entries()) {
    const before = own.slice(0, at).findLast((direction) => direction !== null) ?? base;
    const after = own.slice(at).find((direction) => direction !== null) ?? base;
    const direction = own[at] ?? (before === after ? before : base);
    const last = parts.at(-1);
    if (last?.direction === direction) last.text += character;
    else parts.push({ direction, text: character });
  }
  return base === 'rtl' ? parts.toReversed() : parts;
}
