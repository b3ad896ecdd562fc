import { readdir } from 'node:fs/promises';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonPost } from './testing/requests';
import { expect, test } from './testing/site';

test('a wrong payload is refused as the mail host refuses it, and nothing is kept', async ({ site }) => {
  for (const [value, message] of [
    ['text', 'The body must be a JSON object'],
    [{ ...samplePayload(), bcc: 'x@example.com' }, 'bcc is not a known field'],
    [{ ...samplePayload(), subject: undefined }, 'subject is missing'],
    [samplePayload({ subject: 'a\r\nBcc: x@example.com' }), 'subject holds a line break or another control character'],
    [samplePayload({ fromEmail: 'nobody' }), 'fromEmail is not an e-mail address'],
    [samplePayload({ fromEmail: '' }), 'fromEmail is not an e-mail address'],
  ] as const) {
    const answer = await site.send(value);
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'payload', message }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(await readdir(site.mailbox).catch(() => [])).toEqual([]);
});

test('what is not JSON in UTF-8 is refused', async ({ site }) => {
  for (const body of ['', '{', '{"a":1', 'undefined', '{} {}', Buffer.from([0x22, 0xff, 0x22]), '[['.repeat(10_000)]) {
    const answer = await site.fetch('/api/sendEmail', { ...jsonPost(null), body });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'notJson', message: 'The body is not valid JSON in UTF-8' },
    ]);
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json, application/json',
    '',
  ]) {
    const answer = await site.fetch('/api/sendEmail', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(samplePayload()),
    });
    expect([type, answer.status]).toEqual([type, 415]);
  }
  for (const type of ['application/json; charset=utf-8', 'Application/JSON ;charset="utf-8"']) {
    const answer = await site.fetch('/api/sendEmail', {
      ...jsonPost(samplePayload()),
      headers: { 'Content-Type': type },
    });
    expect([type, answer.status]).toEqual([type, 200]);
  }
});
