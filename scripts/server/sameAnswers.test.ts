import { emailPayloadKeys, maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import * as fc from 'fast-check';
import { expect as hostExpect, test as hostTest } from '../../packages/mail-host/test/host';
import { createMailEndpoint } from './mailEndpoint';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, portOf } from './listen';

/** The local endpoint in a folder of its own. */
const test = hostTest.extend<{ local: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  local: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'local-'));
    const handler = createMailEndpoint({ folder, log: () => undefined });
    const server = createServer((req, res) => handler(req, res, (error) => res.destroy(error as Error)));
    await listen(server, 0, '127.0.0.1');
    await provide(`http://127.0.0.1:${portOf(server)}`);
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  },
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    'nobody',
    'ada@example.com',
    ' ada@example.com\t',
    '\u200E\u00A0ada@exam\u00ADple.com\u200F',
    'a@b@c.de',
    'x\r\nBcc: y@z.de',
    '\u2028',
    '\uD800',
    'x'.repeat(999),
  ),
);
const anyPayload = fc
  .record(
    Object.fromEntries([...emailPayloadKeys, 'other', '__proto__'].map((key) => [key, fc.oneof(text, fc.jsonValue())])),
    {
      requiredKeys: [],
    },
  )
  .map((changes) => JSON.stringify({ ...samplePayload(), ...changes }));
const anyBody = fc.oneof(
  { weight: 4, arbitrary: anyPayload },
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constant('x'.repeat(maxPayloadBytes + 1)),
  fc.constant(JSON.stringify(samplePayload({ content: 'x'.repeat(maxPayloadBytes) }))),
);
const anyType = fc.constantFrom(
  'application/json',
  'Application/JSON; charset=utf-8',
  'text/plain',
  'application/jsonp',
);

test('the local endpoint and the mail host judge any request alike', async ({ startHost, local }) => {
  const host = await startHost({ MAIL_RATE: '1000000' });
  const post = async (origin: string, body: string, type: string) => {
    const answer = await fetch(`${origin}/api/sendEmail`, { method: 'POST', body, headers: { 'Content-Type': type } });
    return { status: answer.status, json: (await answer.json()) as unknown };
  };
  await fc.assert(
    fc.asyncProperty(
      anyBody,
      fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, anyType),
      async (body, type) => {
        const [there, here] = [await post(host.origin, body, type), await post(local, body, type)];
        // Which addresses are the company's only the host knows.
        if (there.status === 200 || there.status === 403) hostExpect(here.status).toBe(200);
        else hostExpect(here).toEqual(there);
      },
    ),
    { numRuns: 300 },
  );
});
