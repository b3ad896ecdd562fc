import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { bundle } from '../bundle';
import { type Run, run } from '../program';
import { jsonPost } from '../requests';
import type { SmtpStub } from '../smtpStub';
import type { CrashPoint } from './crashDisk';

interface CrashOptions {
  kills: number;
  /** The number of leads that are sent in each life of the host. */
  perLife: number;
  folder: string;
  smtp: SmtpStub;
  environment: Readonly<Record<string, string>>;
}

/** The number of disk calls in a life without a failure: about 5 for each accepted lead, and 8 for each delivery. */
const stepsOfLife = (leads: number) => 8 + 14 * leads;

const randomPoint = (leads: number): CrashPoint => ({
  step: 1 + Math.floor(Math.random() * stepsOfLife(leads)),
  side: (['before', 'after', 'half'] as const)[Math.floor(Math.random() * 3)] ?? 'before',
});

function startHost({ environment, folder, smtp }: CrashOptions, program: string, point: CrashPoint): Run {
  const settings = { ...environment, MAIL_OUTBOX: folder, SMTP_PORT: String(smtp.port) };
  return run(settings, { file: program, args: [JSON.stringify(point)] });
}

/**
 * Kills a host repeatedly while leads are sent: at a random call that changes the folder, or at a random time. A lead without an answer is sent again
 * in the next life, as a visitor would do. The last host runs until no lead waits. Resolves with the subjects of the leads that were answered with
 * 200.
 */
export async function crashRun(options: CrashOptions): Promise<Set<string>> {
  const { kills, perLife, folder } = options;
  const program = bundle('test/crash/crashHost.ts');
  const promised = new Set<string>();
  let unanswered: string[] = [];
  let made = 0;

  async function submit(port: number, subject: string): Promise<void> {
    const sent = fetch(`http://127.0.0.1:${port}/api/sendEmail`, jsonPost(samplePayload({ subject })));
    const answer = await sent.catch(() => undefined);
    if (answer?.ok === true) promised.add(subject);
    else unanswered.push(subject);
  }

  for (let life = 1; life <= kills; life += 1) {
    const { child, ended, port: listens } = startHost(options, program, randomPoint(perLife));
    const port = await listens;
    if (port !== undefined) {
      const fresh = Math.max(perLife - unanswered.length, 0);
      const subjects = [...unanswered, ...Array.from({ length: fresh }, () => `Lead ${(made += 1)}`)];
      unanswered = [];
      await Promise.all(subjects.map((subject) => submit(port, subject)));
      // If the host has not reached its point yet, it is killed during its deliveries.
      await Promise.race([ended, wait(Math.random() * 300)]);
    }
    child.kill('SIGKILL');
    await ended;
  }

  const { child, ended, port: listens } = startHost(options, program, { step: 0, side: 'before' });
  const port = await listens;
  if (port === undefined) throw new Error('The last host did not start');
  await Promise.all(unanswered.map((subject) => submit(port, subject)));
  while (readdirSync(join(folder, 'waiting')).length > 0) await wait(100);
  child.kill('SIGKILL');
  await ended;
  return promised;
}
