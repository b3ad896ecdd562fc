import { placed, stack } from '../drawing/shapes';
import type { Look } from '../portraits/look';
import { people } from '../portraits/people';
import { portrait } from '../portraits/portrait';
import { rampNamed, type SiteFacts } from '../siteFacts';

/**
 * Draws nine of the team, a block each, in 630 × 630 units. Somebody who has a photo instead of a drawn portrait is left out.
 */
export function teamDrawing(site: SiteFacts): string {
  const looks = new Map<string, Look>(Object.entries(people));
  const drawn = site.team.flatMap((id) => looks.get(id) ?? []).slice(0, 9);
  return stack(
    ...drawn.map((look, at) =>
      placed(210 * (at % 3), 210 * Math.floor(at / 3), portrait(look, rampNamed(site, look.accent), 210)),
    ),
  );
}
