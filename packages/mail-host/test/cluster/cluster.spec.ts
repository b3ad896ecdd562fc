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

/** While leads arrive, the server defers one mail in ten. It accepts one in fifty, but breaks the connection before the confirmation. */
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

/** Sends a lead as a visitor, each time to another host, until it succeeds. Resolves with the lead's id. */
async function submit(ports: readonly number[], subject: string): Promise<string> {
  for (let tries = 1; tries <= 300; tries += 1) {
    const url = `http://127.0.0.1:${ports[tries % ports.length]}/api/sendEmail`;
    const answer = await fetch(url, jsonPost(samplePayload({ subject }))).catch(() => undefined);
    if (answer?.ok === true) return (await jsonOf<{ id: string }>(answer)).id;
    await answer?.body?.cancel();
    await wait(200);
  }
  throw new Error(`${subject} was never accepted`);
}

test('killed hosts and restarts of the database neither lose nor duplicate any of 2,000 leads', async ({
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
      // Only one host is down at a time: first the other one must be running.
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
  // A host that started without the database has ended. A service manager would start it again.
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
