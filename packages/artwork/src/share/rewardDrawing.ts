import { disc, rect, rects, ring, shape, stack } from '../drawing/shapes';
import type { SiteFacts } from '../siteFacts';

const dots = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: 52.5 + 52.5 * column, y: 472.5 + 52.5 * row })),
);

/**
 * Draws the blocks around the referral's commission (as `RewardBlocks` shows them on the page) in 630 × 630 units. Whoever shows
 * them writes the figure onto the large block, 420 units wide and high, in the visitor's language.
 */
export function rewardDrawing(colors: SiteFacts['colors']): string {
  const primary = colors.primary.light;
  const deep = colors.primaryStrong.light;
  const apricot = colors.secondary.light;
  return stack(
    rect(apricot, [0, 0, 420, 420]),
    rect(deep, [0, 420, 210, 210]),
    rects(colors.primarySoft.light, [
      [210, 420, 420, 210],
      [420, 0, 210, 210],
    ]),
    shape(primary, 'M630 0V210H420A210 210 0 0 1 630 0z'),
    rect(deep, [420, 210, 210, 210]),
    ring(apricot, 525, 315, 58, 34),
    ...dots.map(({ x, y }) => disc(x === 157.5 && y === 472.5 ? apricot : primary, x, y, 15)),
    shape(primary, 'M210 630V578H315V525H420V472H525V420H630V630z'),
  );
}
