import type { Place } from '../drawing/places';
import { primitives, type PrimitiveName } from '../drawing/primitives';
import { shuffled, type Random } from './random';
import type { Step } from '../drawing/steps';

/** A step of the study's own ramp, or the one apricot block of a study featured on the home page. */
export type Tone = Step | 'apricot';

/** A primitive in one of its four positions. */
export interface Figure {
  readonly primitive: PrimitiveName;
  /** Quarter turns, clockwise. */
  readonly turn: number;
}

export interface Block extends Place, Figure {
  readonly background: Tone;
  readonly ink: Tone;
}

/** Where a tone stands between 1 (lightest) and 9 (darkest). */
export function levelOf(tone: Tone): number {
  return tone === 'apricot' ? 3.5 : tone / 100;
}

export interface Palette {
  readonly backgrounds: readonly Step[];
  readonly inks: readonly Step[];
  /** Where the one apricot block may stand; empty for most studies. */
  readonly apricot: readonly Place[];
}

/** Draws one candidate: five different shapes on five different backgrounds, each ink three to six steps from its background. */
export function drawCandidate(
  places: readonly Place[],
  choice: (place: Place) => readonly Figure[],
  palette: Palette,
  random: Random,
): Block[] {
  const backgrounds = shuffled(palette.backgrounds, random);
  const [apricotAt] = shuffled(palette.apricot, random);
  const used = new Set<PrimitiveName>();
  return places.flatMap((place, at) => {
    const background: Tone | undefined = place === apricotAt ? 'apricot' : backgrounds[at];
    const [figure] = shuffled(choice(place), random).filter(({ primitive }) => {
      const fits = background !== 'apricot' || leavesBackground(primitive);
      return fits && !used.has(primitive);
    });
    if (background === undefined || figure === undefined) return [];
    used.add(figure.primitive);
    const [ink] = shuffled(palette.inks, random).filter((step) => {
      const distance = Math.abs(levelOf(step) - levelOf(background));
      return distance >= 3 && distance <= 6;
    });
    return ink === undefined ? [] : [{ ...place, ...figure, background, ink }];
  });
}

function leavesBackground(primitive: PrimitiveName): boolean {
  const { family } = primitives[primitive];
  return family === 'round' || family === 'dots';
}
