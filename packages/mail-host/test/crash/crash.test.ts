import { expect, test } from '../host';
import { rightEnvironment } from '../rightEnvironment';
import { crashRun } from './crashRun';
import { judge } from './judge';

test('20 kills at any point of the way: whatever was promised arrives, none as two', async ({ smtp, folder }) => {
  const { promised, kills } = await crashRun({ kills: 20, perLife: 10, folder, smtp, environment: rightEnvironment });
  expect(kills.atStep + kills.atTime + kills.whileStarting).toBe(20);
  expect(promised.size).toBeGreaterThan(20);
  expect(judge(smtp, promised)).toMatchObject({ lost: [], split: [] });
});
