import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { run } from './program';
import { jsonPost, rightEnvironment } from './requests';
import { startSmtp } from './smtpStub';

// `npm run -w packages/mail-host test:connections`: the mail host under 10,000 connections that never become requests, or another
// number, while a visitor sends a mail now and then.

/** The head of a POST that announces 500 bytes. */
const head = 'POST /api/sendEmail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n';

/** Memory by the kernel's count; `VmHWM` is the highest so far. */
function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
}

/** Opens so many connections to a host: a third sends nothing, a third stops in its headers, a third sends a byte each second. */
async function openAll(port: number, count: number): Promise<{ closed: () => number }> {
  let closed = 0;
  const slow: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => (closed += 1));
    socket.resume();
    if (index % 3 === 1) socket.write(head);
    if (index % 3 === 2) {
      socket.write(`${head}\r\n{`);
      slow.push(socket);
    }
    // Not more at a time than the machine's queue of new connections holds.
    if (index % 200 === 199) await wait(20);
  }
  const timer = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write(' ');
    if (closed === count) clearInterval(timer);
  }, 1000);
  return { closed: () => closed };
}

const connections = Number(process.argv[2] ?? 10_000);
const smtp = await startSmtp();
const folder = mkdtempSync(join(tmpdir(), 'half-open-'));
// Here the visitor has the attacker's address: no limit for each client.
const own = { SMTP_PORT: String(smtp.port), MAIL_OUTBOX: join(folder, 'outbox'), MAIL_RATE: '1000000' };
const host = run({ ...rightEnvironment, ...own });
const url = `http://127.0.0.1:${await host.port}/api/sendEmail`;
const pid = host.child.pid ?? 0;
const visitor = { slowest: 0, answered: 0, asked: 0 };

async function ask(): Promise<void> {
  const began = performance.now();
  const options = jsonPost(samplePayload({ content: `Mail ${(visitor.asked += 1)}` }));
  const answer = await fetch(url, options).catch(() => undefined);
  if (answer?.status === 200) visitor.answered += 1;
  visitor.slowest = Math.max(visitor.slowest, Math.round(performance.now() - began));
}

await ask();
const before = megabytes(pid, 'VmRSS');
const began = Date.now();
const { closed } = await openAll(Number(new URL(url).port), connections);
while (closed() < connections && Date.now() - began < 120_000) {
  await ask();
  await wait(500);
}
const seconds = closed() === connections ? Math.round((Date.now() - began) / 1000) : Infinity;
await ask();
const [most, after] = [megabytes(pid, 'VmHWM'), megabytes(pid, 'VmRSS')];
host.child.kill('SIGKILL');
await host.ended;
await smtp.close();
rmSync(folder, { recursive: true });

const each = Math.round(((most - before) * 1024) / connections);
console.log(
  `${connections} half-open connections, all closed by the host after ${seconds} s`,
  `\nMemory: ${before} MB before, ${most} MB at most (${each} KB for each), ${after} MB after`,
  `\nA visitor meanwhile: ${visitor.answered} of ${visitor.asked} mails taken, the slowest in ${visitor.slowest} ms`,
);
if (seconds > 60 || visitor.answered < visitor.asked || most > 400) process.exitCode = 1;
