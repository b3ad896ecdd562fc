import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { bundle } from '../bundle';
import { postgresFolder } from '../cluster/programs';
import { startPostgres } from '../cluster/postgres';
import { jsonPost } from '../requests';
import { rightEnvironment } from '../rightEnvironment';
import { startSmtp } from '../smtpStub';

const leads = Number(process.argv[2] ?? 5000);
const connections = Number(process.argv[3] ?? 50);
const program = bundle('test/load/loadHost.ts');

/** A kilobyte of text, as a visitor with something to say writes. */
const content = 'We plan a website for our shop. '.repeat(32);

/** Sends all leads to a new host, and tells how many a second it took, how long answers took, and what memory it needed at most. */
async function measure(title: string, outbox: string, ...args: readonly string[]): Promise<void> {
  const smtp = await startSmtp();
  const environment = { ...rightEnvironment, SMTP_PORT: String(smtp.port), MAIL_RATE: '1000000', MAIL_OUTBOX: outbox };
  const env = { ...process.env, ...environment };
  const host = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(host.stdout, 'data');
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < leads) {
      next += 1;
      const sent = performance.now();
      const options = jsonPost(samplePayload({ subject: `Lead ${next}`, content }));
      const answer = await fetch(`http://127.0.0.1:${Number(String(port))}/api/sendEmail`, options);
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      await answer.arrayBuffer();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - started) / 1000;
  while (smtp.taken.length < leads) await wait(100);
  const emptied = (performance.now() - started) / 1000;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${host.pid}/status`, 'utf8')) ?? [];
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    `${title}: ${(leads / seconds).toFixed(0)} leads/s taken, ${(leads / emptied).toFixed(0)} leads/s delivered,`,
    `p50 ${at(0.5)}, p99 ${at(0.99)}, at most ${Math.round(Number(kilobytes) / 1024)} MB`,
  );
  host.kill('SIGKILL');
  await once(host, 'close');
  await smtp.close();
}

console.log(
  `${leads} leads over ${connections} connections, ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]} load`,
);
const folder = await mkdtemp(join(tmpdir(), 'mail-load-'));
await measure('files', join(folder, 'files'));
await measure('files without fsync', join(folder, 'careless'), 'careless');
if (postgresFolder() !== undefined) {
  const postgres = await startPostgres();
  await measure('PostgreSQL', postgres.newDatabase('load'));
  postgres.close();
}
await rm(folder, { recursive: true });
