import { primitives, type PrimitiveName } from './primitives';
import { shuffled, type Random } from './random';
import type { Step } from './steps';

/** A step of the study's own ramp, or the one apricot block of a study featured on the home page. */
export type Tone = Step | 'apricot';

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A primitive in one of its four positions. */
export interface Figure {
  readonly primitive: PrimitiveName;
  /** Quarter turns, clockwise. */
  readonly turn: number;
}

export interface Block extends Place, Figure {
  readonly ground: Tone;
  readonly ink: Tone;
}

/** Where a tone stands between 1 (lightest) and 9 (darkest). */
export function levelOf(tone: Tone): number {
  return tone === 'apricot' ? 3.5 : tone / 100;
}

/** Lists the five cells of a 3 × 3 grid that the 2 × 2 signature in `corner` (0 or 1 each way) leaves free. */
export function freePlaces(corner: Place): Place[] {
  return [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => ({ column, row })))
    .filter(({ column, row }) => !isSignature(corner, { column, row }));
}

/** Tells whether a cell belongs to the 2 × 2 signature that starts at `corner`. */
export function isSignature(corner: Place, { column, row }: Place): boolean {
  const inColumns = column === corner.column || column === corner.column + 1;
  return inColumns && (row === corner.row || row === corner.row + 1);
}

export interface Palette {
  readonly grounds: readonly Step[];
  readonly inks: readonly Step[];
  /** Where the one apricot block may stand; empty for most studies. */
  readonly apricot: readonly Place[];
}

/** Draws one lot: five different shapes on five different grounds, each ink three to six steps from its ground. */
export function drawLot(
  places: readonly Place[],
  choice: (place: Place) => readonly Figure[],
  palette: Palette,
  random: Random,
): Block[] {
  const grounds = shuffled(palette.grounds, random);
  const [apricotAt] = shuffled(palette.apricot, random);
  const used = new Set<PrimitiveName>();
  return places.flatMap((place, at) => {
    const ground: Tone | undefined = place === apricotAt ? 'apricot' : grounds[at];
    const [figure] = shuffled(choice(place), random).filter(({ primitive }) => {
      const fits = ground !== 'apricot' || leavesGround(primitive);
      return fits && !used.has(primitive);
    });
    if (ground === undefined || figure === undefined) return [];
    used.add(figure.primitive);
    const [ink] = shuffled(palette.inks, random).filter((step) => {
      const distance = Math.abs(levelOf(step) - levelOf(ground));
      return distance >= 3 && distance <= 6;
    });
    return ink === undefined ? [] : [{ ...place, ...figure, ground, ink }];
  });
}

function leavesGround(primitive: PrimitiveName): boolean {
  const { family } = primitives[primitive];
  return family === 'round' || family === 'dots';
}
