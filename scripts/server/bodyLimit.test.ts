import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { jsonPost, payloadOf } from './testing/requests';
import { expect, test } from './testing/site';

const limit = 64 * 1024;
const head = 'POST /api/sendEmail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test('64 KB are accepted, one byte more is not', async ({ site }) => {
  const empty = Buffer.byteLength(JSON.stringify(payloadOf({ content: '' })));
  expect((await site.send(payloadOf({ content: 'x'.repeat(limit - empty) }))).status).toBe(200);
  const answer = await site.send(payloadOf({ content: 'x'.repeat(limit - empty + 1) }));
  expect([answer.status, await answer.json()]).toEqual([413, { error: 'The body is larger than 65536 bytes' }]);
  expect(answer.headers.get('connection')).toBe('close');
});

test('megabytes get their answer whole, with or without a stated length', async ({ site }) => {
  const body = Buffer.alloc(5_000_000, 'x');
  for (const path of ['/api/sendEmail', '/__faults']) {
    expect((await site.fetch(path, { ...jsonPost(null), body })).status).toBe(413);
  }
  expect((await site.fetch('/', { method: 'POST', body })).status).toBe(405);
  expect((await site.fetch('/api/sendEmail', { method: 'POST', body })).status).toBe(415);

  const chunk = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`;
  const answer = await site.raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"The body is larger than 65536 bytes"}$/);
});

test('a sender who listens only after having sent everything gets the answer', async ({ site }) => {
  const answer = await new Promise<string>((closed) => {
    let received = '';
    const socket = createConnection(site.port, '127.0.0.1', () => void pour());
    socket.on('error', () => undefined);
    socket.on('close', () => closed(received));
    async function pour(): Promise<void> {
      socket.write(`${head}Content-Length: 200000\r\n\r\n`);
      for (let part = 0; part < 20; part += 1) {
        socket.write('x'.repeat(10_000));
        await wait(20);
      }
      socket.on('data', (bytes) => (received += bytes.toString()));
    }
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('an upload without end is answered early and cut off', async ({ site }) => {
  const started = Date.now();
  let answeredAfter: number | undefined;
  await new Promise<void>((closed) => {
    const socket = createConnection(site.port, '127.0.0.1', () => void pour());
    socket.on('data', () => (answeredAfter ??= Date.now() - started));
    socket.on('error', () => undefined);
    socket.on('close', () => closed());
    async function pour(): Promise<void> {
      socket.write(`${head}Content-Length: 999999999999\r\n\r\n`);
      while (!socket.destroyed) {
        socket.write('x'.repeat(1000));
        await wait(20);
      }
    }
  });
  expect(answeredAfter).toBeLessThan(1500);
  expect(Date.now() - started).toBeLessThan(5000);
});

test('a sender who goes away in the middle leaves no trace', async ({ site }) => {
  for (let round = 0; round < 20; round += 1) {
    await new Promise<void>((closed) => {
      const socket = createConnection(site.port, '127.0.0.1', () => {
        socket.write(`${head}Content-Length: 500\r\n\r\n{"fromEmail":`, () => socket.resetAndDestroy());
      });
      socket.on('close', () => closed());
    });
  }
  expect(await (await site.fetch('/__mailbox.json')).json()).toEqual([]);
});
