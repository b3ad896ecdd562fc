import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { run } from './program';
import { jsonPost, rightEnvironment } from './requests';
import { startSmtp } from './smtpStub';

/** Figures of a host under connections that never become requests. */
interface Figures {
  /** Resident memory of the host's process in MB: before, at its highest, and when all connections were closed. */
  memory: { before: number; most: number; after: number };
  /** Milliseconds for a visitor's request meanwhile, at most, and how many were answered 200 of how many. */
  visitor: { slowest: number; answered: number; asked: number };
  /** After how many seconds the host had closed them all. */
  closedAfter: number;
}

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

/** Runs the mail host as a program and opens so many half-open connections to it, while a visitor sends a mail now and then. */
export async function halfOpen(connections: number): Promise<Figures> {
  const smtp = await startSmtp();
  const folder = mkdtempSync(join(tmpdir(), 'half-open-'));
  // Here the visitor has the attacker's address: no limit for each client.
  const own = { SMTP_PORT: String(smtp.port), MAIL_OUTBOX: join(folder, 'outbox'), MAIL_RATE: '1000000' };
  const host = run({ ...rightEnvironment, ...own });
  try {
    const port = await host.port;
    if (port === undefined) throw new Error(`The mail host ended: ${host.output()}`);
    const pid = host.child.pid ?? 0;
    const visitor = { slowest: 0, answered: 0, asked: 0 };
    const ask = async () => {
      const began = performance.now();
      const options = jsonPost(samplePayload({ content: `Mail ${(visitor.asked += 1)}` }));
      const answer = await fetch(`http://127.0.0.1:${port}/api/sendEmail`, options).catch(() => undefined);
      if (answer?.status === 200) visitor.answered += 1;
      visitor.slowest = Math.max(visitor.slowest, Math.round(performance.now() - began));
    };
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
      memory: { before, most: megabytes(pid, 'VmHWM'), after: megabytes(pid, 'VmRSS') },
      visitor,
      closedAfter,
    };
  } finally {
    host.child.kill('SIGKILL');
    await host.ended;
    await smtp.close();
    rmSync(folder, { recursive: true });
  }
}
