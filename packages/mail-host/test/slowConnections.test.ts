import { halfOpen } from './halfOpen';
import { expect, test } from './host';

test(
  'connections that never become requests are closed, cost little, and keep no visitor waiting',
  { tag: '@long' },
  async () => {
    const { memory, visitor, closedAfter } = await halfOpen(600);
    console.log(
      `600 half-open connections: ${memory.before} MB before, ${memory.most} MB at most, closed after ${closedAfter} s`,
    );
    // `npm run test:connections` opens 10,000.
    expect(closedAfter).toBeLessThan(60);
    expect(memory.most - memory.before).toBeLessThan(60);
    expect(visitor.answered).toBe(visitor.asked);
    expect(visitor.slowest).toBeLessThan(5000);
  },
);
