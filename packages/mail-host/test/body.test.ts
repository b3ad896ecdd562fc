import { createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { expect, type Host, siteUrl, test } from './host';

/** Sends bytes through a socket. When the connection has closed, resolves with the answer and the milliseconds until its start and its end. */
async function sendBytes({ port }: Host, pour: (socket: Socket) => Promise<void>) {
  const started = Date.now();
  let received = '';
  let answeredAfter: number | undefined;
  const socket = createConnection(port, '127.0.0.1', () => void pour(socket));
  socket.on('data', (bytes) => {
    answeredAfter ??= Date.now() - started;
    received += bytes.toString();
  });
  socket.on('error', () => undefined);
  await new Promise((closed) => socket.once('close', closed));
  return { received, answeredAfter, closedAfter: Date.now() - started };
}

const head = 'POST /api/sendEmail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test('64 KB are accepted, one byte more is refused', async ({ host, smtp }) => {
  const empty = Buffer.byteLength(JSON.stringify(samplePayload({ content: '' })));
  const content = 'x'.repeat(maxPayloadBytes - empty);
  expect((await host.send(samplePayload({ content }))).status).toBe(200);
  expect((await host.send(samplePayload({ content: `${content}x` }))).status).toBe(413);
  await host.emptied();
  expect(smtp.taken).toHaveLength(1);
});

test('a client that sends megabytes gets the answer, with or without a Content-Length', async ({ host }) => {
  const body = Buffer.alloc(5_000_000, 'x');
  const headers = { 'Content-Type': 'application/json', Origin: siteUrl };
  expect((await host.fetch('/api/sendEmail', { method: 'POST', body, headers })).status).toBe(413);
  expect((await host.fetch('/api/sendEmail', { method: 'POST', body })).status).toBe(415);
  expect((await host.fetch('/elsewhere', { method: 'POST', body })).status).toBe(404);

  const chunk = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`;
  const { received } = await sendBytes(host, async (socket) => {
    socket.end(`${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`);
  });
  expect(received).toMatch(/^HTTP\/1\.1 413 [^]*"error":"tooLarge"/);
});

test(
  'an endless request is answered immediately and disconnected after 15 seconds',
  { tag: '@long' },
  async ({ host }) => {
    const { received, answeredAfter, closedAfter } = await sendBytes(host, async (socket) => {
      socket.write(`${head}Content-Length: 999999999999\r\n\r\n`);
      while (!socket.destroyed) {
        socket.write('x'.repeat(1000));
        await wait(50);
      }
    });
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(answeredAfter).toBeLessThan(1500);
    expect(closedAfter).toBeLessThan(20_000);
  },
);

test('a client that disconnects in the middle is logged as aborted, and nothing is sent', async ({ host, smtp }) => {
  await sendBytes(host, async (socket) => {
    socket.write(`${head}Content-Length: 500\r\n\r\n{"fromEmail":`, () => socket.resetAndDestroy());
  });
  await expect.poll(() => host.requests()).toMatchObject([{ outcome: 'aborted' }]);
  expect(smtp.opened).toBe(0);
});
