import { readdir } from 'node:fs/promises';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import type { ReceivedMail } from './mailbox';
import { jsonOf, jsonPost } from './testing/requests';
import { expect, test, type Site } from './testing/site';

const mails = (site: Site, query = '') => jsonOf<ReceivedMail[]>(site.fetch(`/__mailbox${query}`));

test('mails are in the folder and in the list, newest first, of all senders or of one', async ({ site }) => {
  expect(await mails(site)).toEqual([]);
  for (const [fromEmail, subject] of [
    ['a+b@example.com', '1'],
    ['ab@example.com', '2'],
    ['a+b@example.com', 'Turned \u202Earound'],
  ] as const) {
    const answer = await site.send(samplePayload({ fromEmail, subject }));
    const { id } = await jsonOf<{ id: string }>(answer);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await readdir(site.mailbox)).toContain(`${id}.json`);
  }
  expect((await mails(site)).map(({ payload }) => payload.subject)).toEqual(['Turned \u202Earound', '2', '1']);
  expect((await mails(site, '?fromEmail=a%2Bb@example.com')).map(({ payload }) => payload.subject)).toHaveLength(2);
  expect(site.logged[2]).toBe('Mail from a+b@example.com: Turned around');
});

test('an address with invisible characters is counted and stored without them', async ({ site }) => {
  expect((await site.send(samplePayload({ fromEmail: '\u200E\u00A0ada@exam\u00ADple.com\u200F' }))).status).toBe(200);
  expect(await mails(site, '?fromEmail=ada@example.com')).toMatchObject([{ payload: samplePayload() }]);
  expect(await jsonOf(site.fetch('/__faults?fromEmail=ada@example.com'))).toMatchObject({ requests: 1 });
});

test('a wrong request is refused as by the mail host, and nothing is stored', async ({ site }) => {
  const room = maxPayloadBytes - Buffer.byteLength(JSON.stringify(samplePayload({ content: '' })));
  for (const [body, status, error] of [
    [{ ...samplePayload(), bcc: 'x@example.com' }, 400, { error: 'payload', message: 'bcc is not a known field' }],
    [
      samplePayload({ content: 'x'.repeat(room + 1) }),
      413,
      { error: 'tooLarge', message: 'The body is larger than 64 KB' },
    ],
  ] as const) {
    const answer = await site.send(body);
    expect([answer.status, await answer.json()]).toEqual([status, error]);
  }
  for (const [init, status] of [
    [{ ...jsonPost(null), body: '{' }, 400],
    [{ ...jsonPost(null), headers: { 'Content-Type': 'text/plain' } }, 415],
    [{ method: 'PUT' }, 405],
    [{ method: 'OPTIONS' }, 204],
  ] as const) {
    expect((await site.fetch('/api/sendEmail', init)).status).toBe(status);
  }
  expect(await mails(site)).toEqual([]);
  expect((await site.send(samplePayload({ content: 'x'.repeat(room) }))).status).toBe(200);
});
