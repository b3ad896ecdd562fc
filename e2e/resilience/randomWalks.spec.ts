import { needs } from '@nine-blocks/system-browsers/needs';
import { test } from '../fixtures';
import { walkOften } from './walks/walkOften';

/** Any other number goes other ways; `npm run test:long` takes a new one each time. */
const seed = Number(process.env['WALK_SEED'] ?? 2026);

test('whatever visitors do, the page is what its address says, and nothing is lost', async ({ context }) => {
  needs('newPage');
  await walkOften(context, { seed, walks: 3, seconds: 60 });
});
