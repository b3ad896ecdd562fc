import { expect, test } from '../host';
import { rightEnvironment } from '../requests';
import { crashRun } from './crashRun';
import { judge } from './judge';

test('kills at any point: every confirmed lead arrives, none as two', async ({ smtp, folder }) => {
  // `npm run -w packages/mail-host test:crash` says how many.
  const { kills = 20 } = test.info().project.metadata as { kills?: number };
  test.setTimeout(120_000 + kills * 5000);
  const environment = { ...rightEnvironment, MAIL_RATE: '1000000' };
  const result = await crashRun({ kills, perLife: 11, folder, smtp, environment });
  const verdict = judge(smtp, result.promised);
  console.log({ ...result, promised: result.promised.size }, { ...verdict, lost: verdict.lost.length });
  expect(result.promised.size).toBeGreaterThan(kills);
  expect(verdict).toMatchObject({ lost: [], split: [] });
});
