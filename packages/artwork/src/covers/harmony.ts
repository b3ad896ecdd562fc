import { isSignature, type Place } from '../drawing/places';
import { levelOf, type Block } from './blocks';
import { primitives } from '../drawing/primitives';

/** What one cell of the grid shows to a neighbour. */
interface Face {
  readonly background: number;
  readonly ink: number;
  /** How much of the shared side the ink touches. */
  readonly reach: number;
  readonly family: string;
}

const sides = { top: 0, right: 1, bottom: 2, left: 3 } as const;

/**
 * Scores a mosaic: neighbours want backgrounds that differ, ink that does not melt into the next block, and shapes of
 * different families. `panel` is the level of what stands to the right of the third column, if anything does.
 */
export function harmony(blocks: readonly Block[], corner: Place, signatureLevel: number, panel?: number): number {
  const faceAt = (place: Place, side: number): Face => {
    const block = blocks.find(({ column, row }) => column === place.column && row === place.row);
    if (block !== undefined && !isSignature(corner, place)) return faceOf(block, side);
    return { background: signatureLevel, ink: signatureLevel, reach: 0, family: 'signature' };
  };
  // To the right of a panel's mosaic only the middle block stands within the cover: at its edges the lightest step would melt into a page's background.
  const melting =
    panel === undefined
      ? []
      : blocks.filter((block) => block.background === 100 && !(block.column === 2 && block.row === 1));
  const islands = blocks.filter(isIsland).length;
  let score =
    blocks.reduce((sum, block) => sum + clarity(block), 0) - Math.max(0, islands - 2) * 12 - melting.length * 40;
  for (const row of [0, 1, 2]) {
    for (const column of [0, 1, 2]) {
      const place = { column, row };
      const right = { column: column + 1, row };
      const below = { column, row: row + 1 };
      if (column < 2 && !bothSignature(corner, place, right)) {
        score += accord(faceAt(place, sides.right), faceAt(right, sides.left));
      }
      if (row < 2 && !bothSignature(corner, place, below)) {
        score += accord(faceAt(place, sides.bottom), faceAt(below, sides.top));
      }
      if (column === 2 && panel !== undefined) {
        score -= faceAt(place, sides.left).background > 7 || faceAt(place, sides.left).ink > 7 ? 40 : 0;
        score += accord(faceAt(place, sides.right), { background: panel, ink: panel, reach: 0, family: 'panel' });
      }
    }
  }
  return score;
}

function bothSignature(corner: Place, a: Place, b: Place): boolean {
  return isSignature(corner, a) && isSignature(corner, b);
}

function faceOf(block: Block, side: number): Face {
  const { reach, family } = primitives[block.primitive];
  return {
    background: levelOf(block.background),
    ink: levelOf(block.ink),
    reach: reach[(side - block.turn + 4) % 4] ?? 0,
    family,
  };
}

/** What meets along a side is part ink, part background, on either hand. */
function accord(a: Face, b: Face): number {
  const met =
    a.reach * b.reach * contrast(a.ink, b.ink) +
    a.reach * (1 - b.reach) * contrast(a.ink, b.background) +
    (1 - a.reach) * b.reach * contrast(a.background, b.ink) +
    (1 - a.reach) * (1 - b.reach) * contrast(a.background, b.background);
  const twins = [a.background, a.ink].filter((level) => level === b.background || level === b.ink).length;
  return met - twins * 5 - (a.family === b.family ? 4 : 0);
}

function contrast(a: number, b: number): number {
  const gap = Math.abs(a - b);
  return gap < 2 ? gap * 20 - 60 : Math.min(gap, 4);
}

function clarity({ background, ink }: Block): number {
  const [light, deep] = [levelOf(background), levelOf(ink)].toSorted((a, b) => a - b);
  if (light === undefined || deep === undefined) return 0;
  const vivid = (level: number): boolean => level >= 3 && level <= 5;
  const pale = deep < 5 ? 8 : 0;
  return deep - light + (vivid(light) || vivid(deep) ? 2 : 0) - pale;
}

/** An island is a shape that touches no side of its block: two of them are enough. */
function isIsland({ primitive }: Block): boolean {
  return primitives[primitive].reach.every((part) => part === 0);
}
