import { freePlaces, type Place } from '../drawing/places';
import { drawCandidate, type Block, type Figure, type Palette } from './blocks';
import { anyFigure, behindFrame, patterns } from './figures';
import { harmony } from './harmony';
import { fnv1a, mulberry32, shuffled, wholeBelow } from './random';
import type { Step } from '../drawing/steps';

export interface Composition {
  /** The signature stands on step 800 if dark, on step 200 if not. */
  readonly dark: boolean;
  readonly corner: Place;
  readonly blocks: readonly Block[];
  /** Every figure is mirrored, and so is where it stands; the glyph is not. */
  readonly mirrored?: boolean;
}

/** How many mosaics the most harmonious is chosen from. */
const candidates = 800;
/** The case studies that the home page features by default: one block of each cover is apricot. */
const featured: ReadonlySet<string> = new Set(['pet-parker', 'monti-apm', 'sekr']);
/** Hues that turn olive in the middle of their ramp, so that large areas keep away from it. */
const yellows: ReadonlySet<string> = new Set(['pet-parker', 'unloc', 'eatfresh']);

const allSteps: readonly Step[] = [100, 200, 300, 400, 500, 600, 700, 800, 900];
const backgrounds: Record<'yellow' | 'other', { onDark: readonly Step[]; onLight: readonly Step[] }> = {
  yellow: { onDark: [100, 200, 300, 400, 700], onLight: [100, 300, 400, 700, 900] },
  other: { onDark: [100, 200, 300, 400, 500, 600], onLight: [100, 400, 500, 600, 700, 900] },
};

/**
 * Composes the mosaic of a study: of many candidates drawn from the seed of its slug, the most harmonious. With `panel` (the
 * step of a background to its right) the signature stays in a left corner and the third column takes patterns only, but for
 * one that rests so that the covers differ.
 */
export function compose(slug: string, panel?: Step): Composition {
  const random = mulberry32(fnv1a(slug));
  const dark = random() < 0.5;
  const corner = { column: panel === undefined ? wholeBelow(2, random) : 0, row: wholeBelow(2, random) };
  const places = freePlaces(corner);
  const palette = paletteOf(
    slug,
    dark,
    places.filter(({ column }) => panel === undefined || column < 2),
  );
  const [resting] = shuffled(patterns, random);
  const choice = (place: Place): readonly Figure[] =>
    panel !== undefined && place.column === 2
      ? behindFrame(place.row).filter(({ primitive }) => primitive !== resting)
      : anyFigure;
  let best: { blocks: readonly Block[]; score: number } = { blocks: [], score: -Infinity };
  for (let candidate = 0; candidate < candidates; candidate += 1) {
    const blocks = drawCandidate(places, choice, palette, random);
    const score =
      blocks.length < 5
        ? -Infinity
        : harmony(blocks, corner, dark ? 8 : 2, panel === undefined ? undefined : panel / 100);
    if (score > best.score) best = { blocks, score };
  }
  return { dark, corner, blocks: best.blocks };
}

/** The composition seen in a mirror. */
export function mirrored({ dark, corner, blocks }: Composition): Composition {
  return {
    dark,
    corner: { ...corner, column: 1 - corner.column },
    blocks: blocks.map((block) => ({ ...block, column: 2 - block.column })),
    mirrored: true,
  };
}

function paletteOf(slug: string, dark: boolean, bare: readonly Place[]): Palette {
  const kind = yellows.has(slug) ? backgrounds.yellow : backgrounds.other;
  const inks = yellows.has(slug) ? allSteps.filter((step) => step !== 500 && step !== 600) : allSteps;
  return { backgrounds: dark ? kind.onDark : kind.onLight, inks, apricot: featured.has(slug) ? bare : [] };
}
