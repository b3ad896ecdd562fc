import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rightEnvironment } from '../rightEnvironment';
import { startSmtp } from '../smtpStub';
import { crashRun } from './crashRun';
import { judge } from './judge';

/** `npm run test:mail-crash -- 1000`: so many random kills while about ten times as many leads are submitted; ends with 1 when a promise was broken. */
async function crash(kills: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-crash-'));
  const smtp = await startSmtp();
  const environment = { ...rightEnvironment, MAIL_RATE: '1000000' };
  const result = await crashRun({ kills, perLife: 11, folder, smtp, environment, tell: console.log });
  const { lost, split, arrived, copies } = judge(smtp, result.promised);
  console.log({ ...result, promised: result.promised.size, arrived, copies, lost: lost.length, split: split.length });
  await smtp.close();
  await rm(folder, { recursive: true });
  if (lost.length + split.length > 0) process.exitCode = 1;
}

await crash(Number(process.argv[2] ?? 1000));
