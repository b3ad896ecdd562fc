import { expect, test } from '../host';
import { rightEnvironment } from '../requests';
import { crashRun } from './crashRun';
import { judge } from './judge';

test('after kills at random points every confirmed lead arrives, and none as two leads', async ({ smtp, folder }) => {
  // `npm run -w packages/mail-host test:crash` sets the number.
  const { kills = 10 } = test.info().project.metadata as { kills?: number };
  test.setTimeout(120_000 + kills * 5000);
  const environment = { ...rightEnvironment, MAIL_RATE: '1000000' };
  const promised = await crashRun({ kills, perLife: 11, folder, smtp, environment });
  expect(promised.size).toBeGreaterThan(kills);
  expect(judge(smtp, promised)).toEqual({ lost: [], split: [] });
});
