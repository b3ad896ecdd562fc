import { setTimeout as wait } from 'node:timers/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { bundle } from '../bundle';
import { judge } from '../crash/judge';
import { jsonOf, jsonPost, rightEnvironment } from '../requests';
import { expect, test } from '../program';
import { reply, type SmtpStub } from '../smtpStub';
import { freePort, startPostgres } from './postgres';

const leads = 2000;
const connections = 200;

/** As long as leads come in, one mail in ten is put off, and one in fifty is taken, but the connection breaks before the confirmation. */
function answerBadly(smtp: SmtpStub, until: AbortSignal): void {
  let mails = 0;
  smtp.beforeTaking = async () => {
    mails += 1;
    if (mails % 10 === 0 && !until.aborted) throw reply(451);
  };
  smtp.afterTaking = () => {
    if (mails % 50 === 1 && !until.aborted) for (const connection of smtp.open()) connection.close();
  };
}

/** A visitor, who tries again, each time at another host, until sending succeeds. Resolves with the lead's id. */
async function submit(ports: readonly number[], subject: string): Promise<string> {
  for (let tries = 1; tries <= 300; tries += 1) {
    const url = `http://127.0.0.1:${ports[tries % ports.length]}/api/sendEmail`;
    const answer = await fetch(url, jsonPost(samplePayload({ subject }))).catch(() => undefined);
    if (answer?.ok === true) return (await jsonOf<{ id: string }>(answer)).id;
    await answer?.body?.cancel();
    await wait(200);
  }
  throw new Error(`${subject} was never taken`);
}

test('2,000 leads, hosts that are killed, a database that is restarted: none is lost, none becomes two', async ({
  smtp,
  start,
}) => {
  const postgres = await startPostgres();
  const url = postgres.newDatabase('leads');
  const ports = [await freePort(), await freePort()];
  const file = bundle('src/serve.ts');
  const smtpSettings = { SMTP_PORT: String(smtp.port), SMTP_SECONDS: '5' };
  const shared = { ...rightEnvironment, ...smtpSettings, MAIL_OUTBOX: url, MAIL_RATE: '1000000' };
  const startHost = (port: number) => start({ ...shared, MAIL_PORT: String(port) }, { file });
  const hosts = ports.map(startHost);
  await Promise.all(hosts.map((host) => host.port));
  const done = new AbortController();
  answerBadly(smtp, done.signal);
  let kills = 0;
  const killing = (async () => {
    while (!done.signal.aborted) {
      await wait(2000);
      const which = kills % 2;
      // One host fails at a time: the other one is back before.
      await hosts[1 - which]?.port;
      hosts[which]?.child.kill('SIGKILL');
      await hosts[which]?.ended;
      hosts[which] = startHost(ports[which] ?? 0);
      kills += 1;
      if (kills === 2) postgres.restart();
    }
  })();

  const subjects = Array.from({ length: leads }, (_, index) => `Lead ${index}`);
  const ids = new Set<string>();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let subject = subjects.pop(); subject !== undefined; subject = subjects.pop()) {
        ids.add(await submit(subjects.length % 2 === 0 ? ports : ports.toReversed(), subject));
      }
    }),
  );
  done.abort();
  await killing;
  // A host that started while the database was away has ended with the reason: the service manager starts it again.
  for (const [index, { port }] of hosts.entries()) {
    if ((await port) === undefined) hosts[index] = startHost(ports[index] ?? 0);
  }
  await Promise.all(hosts.map((host) => host.port));

  const promised = new Set(Array.from({ length: leads }, (_, index) => `Lead ${index}`));
  await expect.poll(() => judge(smtp, promised).lost.length, { timeout: 400_000, intervals: [1000] }).toBe(0);
  expect(judge(smtp, promised)).toEqual({ lost: [], split: [] });
  expect(ids.size).toBe(leads);
  expect(kills).toBeGreaterThan(1);
  const list = start({ ...rightEnvironment, MAIL_OUTBOX: url }, { file: 'leads.ts', args: ['list'] });
  expect(await list.ended).toEqual([0, null]);
  expect(list.output()).toContain(`\n${leads} leads: `);
  for (const { child, ended, output } of hosts) {
    child.kill('SIGTERM');
    expect(await ended, output()).toEqual([0, null]);
  }
  postgres.close();
});
