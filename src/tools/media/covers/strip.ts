import type { Ramp } from '../../../theme/accents';
import { primitives, type PrimitiveName } from './primitives';
import { fnv1a, mulberry32, shuffled, wholeBelow } from './random';
import { placed, rect, stack, svgDocument } from './shapes';
import { type Step, stepsOf } from './steps';

const steps: readonly Step[] = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/**
 * Draws the nine blocks of a case study in a row, from its lightest step to its darkest, each with another primitive: an SVG document
 * of 900 × 100 units. The light five wear an ink three or four steps darker, the dark four one as much lighter.
 */
export function strip(slug: string, ramp: Ramp): string {
  const s = stepsOf(ramp);
  const random = mulberry32(fnv1a(`${slug}-strip`));
  const figures = shuffled(Object.keys(primitives) as PrimitiveName[], random);
  const blocks = steps.map((ground, at) => {
    const distance = 3 + wholeBelow(2, random);
    const ink = steps[at < 5 ? at + distance : at - distance] ?? ground;
    const figure = primitives[figures[at] ?? 'disc'].draw(s[ink]);
    // Each ground reaches one unit under the next, as in the mosaics.
    const width = at === steps.length - 1 ? 100 : 101;
    const turned = `<g transform="rotate(${wholeBelow(4, random) * 90} 50 50)">${figure}</g>`;
    return placed(at * 100, 0, stack(rect(s[ground], [0, 0, width, 100]), turned));
  });
  return svgDocument(900, 100, stack(...blocks));
}
