import { test } from '../fixtures';
import { walkOften } from '../resilience/walks/walkOften';

const seed = Number(process.env['WALK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

test('wherever visitors go, the page is what its address says, and nothing is lost', async ({ context }) => {
  await walkOften(context, { seed, walks: 60, seconds: 15 });
});
