import { team } from '../../../src/content/team';
import type { Look } from '../../../packages/artwork/src/portraits/look';
import { people } from '../../../packages/artwork/src/portraits/people';
import { portrait } from '../../../packages/artwork/src/portraits/portrait';
import { placed, stack } from '../../../packages/artwork/src/covers/shapes';

/** Nine of the team, a block each, for 630 × 630 pixels. Somebody with a photo of their own instead of a drawn portrait is left out. */
export function teamDrawing(): string {
  const looks = new Map<string, Look>(Object.entries(people));
  const drawn = team.flatMap(({ id }) => looks.get(id) ?? []);
  return stack(
    ...drawn.slice(0, 9).map((look, at) => placed(210 * (at % 3), 210 * Math.floor(at / 3), portrait(look, at, 210))),
  );
}
