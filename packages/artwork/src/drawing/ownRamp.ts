import type { Ramp, SiteFacts } from '../siteFacts';

/** Where a color `#rrggbb` stands on the circle of hues, in degrees. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const hue = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return (hue * 180) / Math.PI;
}

/** The ramp of what belongs to no customer: of all accents, the one whose hue is nearest to the agency's first color. Throws without accents. */
export function ownRamp({ accents, colors }: Pick<SiteFacts, 'accents' | 'colors'>): Ramp {
  const own = hueOf(colors.primary.light);
  const distance = ([, , , , , , step700]: Ramp) => 180 - Math.abs((Math.abs(hueOf(step700) - own) % 360) - 180);
  const [nearest] = Object.values(accents).toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw new Error('There are no color ramps');
  return nearest;
}
