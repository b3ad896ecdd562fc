import { needs } from './engines/needs';
import { test } from './fixtures';
import { walkOften } from './walks/walk';

/** Any other number goes other ways; `npm run test:long` takes a new one each time. */
const seed = Number(process.env['WALK_SEED'] ?? 2026);

test('whatever visitors do, the page is what its address says, and nothing is lost', async ({ context }) => {
  needs('newPage');
  // A walk that goes wrong is walked again and again, until the shortest that does is known.
  test.setTimeout(300_000);
  await walkOften(context, { seed, walks: 3 });
});
