import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import fc from 'fast-check';
import { refusals } from '../src/refusals';
import { expect, siteUrl, test } from './host';
import { sendBytes } from './sendBytes';

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const often = (text: string) => ({ weight: 3, arbitrary: fc.constant(text) });

// A word that would be seen in the log, and texts that could end a header or a line of it.
const secret = 'hidden-words-of-a-visitor';
const headerName = oneOf(
  'Origin X-Forwarded-For Forwarded Content-Type Content-Length Transfer-Encoding Content-Encoding Expect Upgrade __proto__',
);
const value = fc.oneof(
  oneOf(`${siteUrl} ${secret} * null chunked gzip 100-continue 99999999999999999999 -1 0x10 {"event":"sent"}`),
  fc.constantFrom(`${secret}, 1.2.3.4`, 'x'.repeat(5000)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const anyRequest = fc.record({
  method: fc.oneof(often('POST'), oneOf('GET OPTIONS PUT DELETE PATCH HEAD TRACE post BREW')),
  path: fc.oneof(
    often('/api/sendEmail'),
    oneOf(`/api/sendEmail?x /health //api/sendEmail /api/sendEmail/ /__proto__ /constructor * /${secret}`),
    fc.webPath(),
  ),
  headers: fc.array(fc.tuple(headerName, value), { maxLength: 4 }),
  body: fc.oneof(
    fc.constant(Buffer.from(JSON.stringify(samplePayload({ fromName: secret, content: secret })))),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((json) => Buffer.from(json)),
  ),
});

const known = new Set<number>([200, 204, 431, 408, 417, 505, ...Object.values(refusals).map(({ status }) => status)]);

test('any request is answered in the words of the guide, and none of its own are in the log', async ({ startHost }) => {
  const host = await startHost({ MAIL_RATE: '1000000', MAIL_PROXIES: '1' });
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, path, headers, body }) => {
      const lines = headers.map(([name, text]) => `${name}: ${text.replaceAll(/[\r\n]/g, ' ')}\r\n`).join('');
      const hasLength = headers.some(([name]) => /^(?:Content-Length|Transfer)/.test(name));
      const length = hasLength ? '' : `Content-Length: ${body.length}\r\n`;
      const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines}${length}\r\n`;
      const request = Buffer.concat([Buffer.from(head), body]);
      const { received: answer } = await sendBytes(host, async (socket) => void socket.end(request));
      const [, digits] = /^HTTP\/1\.1 (\d{3}) /.exec(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')) ?? [];
      if (answer === '') return;
      const status = Number(digits);
      expect(known).toContain(status);
      expect(status).not.toBe(500);
      // Without our headers it is an answer of Node's own, before the request is ours.
      if (!answer.includes('Cache-Control')) return expect([400, 408, 417, 431, 505]).toContain(status);
      expect(answer).toMatch(/Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n/);
      if (status >= 400 && method !== 'HEAD') expect(answer).toMatch(/\r\n\r\n\{"error":"\w+","message":"[^"]+"\}$/);
    }),
    { numRuns: 300 },
  );
  expect(host.log()).not.toContain(secret);
  const entries = host.log().split('\n').filter(Boolean);
  for (const line of entries) expect(Object.keys(JSON.parse(line) as object).slice(0, 2)).toEqual(['time', 'event']);
  expect(entries.length).toBeGreaterThan(10);
  expect((await host.send(samplePayload())).status).toBe(200);
});
