import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { rightEnvironment } from './rightEnvironment';
import { jsonPost } from './requests';
import { startSmtp } from './smtpStub';

/** What a host was like under connections that never become requests. */
interface Figures {
  connections: number;
  /** Resident memory of the host's process in MB: before, at its highest, and when all connections were closed. */
  memory: { before: number; most: number; after: number };
  /** Milliseconds for a visitor's request meanwhile, at most, and how many were answered 200 of how many. */
  visitor: { slowest: number; answered: number; asked: number };
  /** After how many seconds the host had closed them all. */
  closedAfter: number;
}

/** A POST that says it brings 500 bytes, in pieces that come for as long as the host waits. */
const start = [
  'POST /api/sendEmail HTTP/1.1\r\n',
  'Host: x\r\n',
  'Content-Type: application/json\r\n',
  'Content-Length: 500\r\n\r\n',
  '{',
];

/** Memory by the kernel's count; `VmHWM` is the highest so far. */
function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
}

/** Opens so many connections to a host: a third says nothing, a third stops in its headers, a third sends a piece each second. */
async function openAll(port: number, count: number): Promise<{ closed: () => number }> {
  let closed = 0;
  const slow: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => (closed += 1));
    socket.resume();
    if (index % 3 === 1) socket.write(start.slice(0, 2).join(''));
    if (index % 3 === 2) slow.push(socket);
    // Not more at once than the machine's queue of new connections holds.
    if (index % 200 === 199) await wait(20);
  }
  let piece = 0;
  const timer = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write(start[piece] ?? ' ');
    piece += 1;
    if (closed === count) clearInterval(timer);
  }, 1000);
  return { closed: () => closed };
}

/** Runs the mail host as a program and opens so many half-open connections to it, while a visitor sends a mail now and then. */
export async function halfOpen(connections: number): Promise<Figures> {
  const smtp = await startSmtp();
  const folder = mkdtempSync(join(tmpdir(), 'half-open-'));
  const host = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src/serve.ts')], {
    env: {
      ...process.env,
      ...rightEnvironment,
      SMTP_PORT: String(smtp.port),
      MAIL_OUTBOX: join(folder, 'outbox'),
      // Here the visitor has the attacker's address.
      MAIL_RATE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((tell, fail) => {
    let output = '';
    host.stdout.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-10_000);
      const [, digits] = /"port":(\d+)/.exec(output) ?? [];
      if (digits !== undefined) tell(Number(digits));
    });
    host.once('close', () => fail(new Error('The mail host ended')));
  });
  const pid = host.pid ?? 0;
  const visitor = { slowest: 0, answered: 0, asked: 0 };
  async function ask(): Promise<void> {
    const began = performance.now();
    const content = `Mail ${(visitor.asked += 1)}`;
    const answer = await fetch(`http://127.0.0.1:${port}/api/sendEmail`, jsonPost(samplePayload({ content }))).catch(
      () => undefined,
    );
    if (answer?.status === 200) visitor.answered += 1;
    visitor.slowest = Math.max(visitor.slowest, Math.round(performance.now() - began));
  }
  try {
    await ask();
    const before = megabytes(pid, 'VmRSS');
    const began = Date.now();
    const { closed } = await openAll(port, connections);
    while (closed() < connections && Date.now() - began < 120_000) {
      await ask();
      await wait(500);
    }
    const closedAfter = closed() === connections ? Math.round((Date.now() - began) / 1000) : Infinity;
    await ask();
    return {
      connections,
      memory: { before, most: megabytes(pid, 'VmHWM'), after: megabytes(pid, 'VmRSS') },
      visitor,
      closedAfter,
    };
  } finally {
    const ended = once(host, 'close');
    host.kill('SIGKILL');
    await ended;
    await smtp.close();
    rmSync(folder, { recursive: true });
  }
}
