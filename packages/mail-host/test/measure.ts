import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { bundle } from './bundle';
import { startPostgres } from './cluster/postgres';
import { run } from './program';
import { findProgram } from './programs';
import { jsonPost, rightEnvironment } from './requests';
import { startSmtp } from './smtpStub';

// `npm run -w packages/mail-host measure -- 5000 50`: so many leads over so many connections.
const leads = Number(process.argv[2] ?? 5000);
const connections = Number(process.argv[3] ?? 50);
const program = bundle('src/serve.ts');

/** A kilobyte of text, as visitors write. */
const content = 'We plan a website for our shop. '.repeat(32);

/** Sends all leads to a new host, and prints how many it took in a second, how long answers took, and its highest memory. */
async function measure(title: string, outbox: string): Promise<void> {
  const smtp = await startSmtp();
  const own = { SMTP_PORT: String(smtp.port), MAIL_RATE: '1000000', MAIL_OUTBOX: outbox };
  const host = run({ ...rightEnvironment, ...own }, { file: program });
  const url = `http://127.0.0.1:${await host.port}/api/sendEmail`;
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < leads) {
      next += 1;
      const sent = performance.now();
      const answer = await fetch(url, jsonPost(samplePayload({ subject: `Lead ${next}`, content })));
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      await answer.arrayBuffer();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - started) / 1000;
  while (smtp.taken.length < leads) await wait(100);
  const emptied = (performance.now() - started) / 1000;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${host.child.pid}/status`, 'utf8')) ?? [];
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    `${title}: ${(leads / seconds).toFixed(0)} leads/s taken, ${(leads / emptied).toFixed(0)} leads/s delivered,`,
    `p50 ${at(0.5)}, p99 ${at(0.99)}, at most ${Math.round(Number(kilobytes) / 1024)} MB`,
  );
  host.child.kill('SIGKILL');
  await host.ended;
  await smtp.close();
}

const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ');
console.log(`${leads} leads over ${connections} connections, load ${load}`);
const folder = await mkdtemp(join(tmpdir(), 'mail-load-'));
await measure('files', join(folder, 'files'));
if (findProgram('postgresql') !== undefined) {
  const postgres = await startPostgres();
  await measure('PostgreSQL', postgres.newDatabase('load'));
  postgres.close();
}
await rm(folder, { recursive: true });
