import { createConnection } from 'node:net';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonPost } from './testing/requests';
import { expect, test } from './testing/site';

const head = 'POST /api/sendEmail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('64 KB are accepted, one byte more is not', async ({ site }) => {
  const empty = Buffer.byteLength(JSON.stringify(samplePayload({ content: '' })));
  const content = 'x'.repeat(maxPayloadBytes - empty);
  expect((await site.send(samplePayload({ content }))).status).toBe(200);
  const answer = await site.send(samplePayload({ content: `${content}x` }));
  expect([answer.status, await answer.json()]).toEqual([413, { error: 'tooLarge', message: 'The body is too large' }]);
});

test('who sends megabytes gets the answer', async ({ site }) => {
  const body = Buffer.alloc(5_000_000, 'x');
  for (const path of ['/api/sendEmail', '/__faults']) {
    expect((await site.fetch(path, { ...jsonPost(null), body })).status).toBe(413);
  }
  expect((await site.fetch('/', { method: 'POST', body })).status).toBe(405);
  expect((await site.fetch('/api/sendEmail', { method: 'POST', body })).status).toBe(415);
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
