import { readdir } from 'node:fs/promises';
import { emailPayloadKeys } from '../../src/email/emailPayload';
import { jsonPost, payloadOf } from './testing/requests';
import { expect, test } from './testing/site';

const control = 'holds a line break or another control character';
const lines = ['fromEmail', 'fromName', 'to', 'from', 'subject'] as const;
const wrong: readonly (readonly [string, unknown, string])[] = [
  ['text', 'text', 'The body must be a JSON object'],
  ['null', null, 'The body must be a JSON object'],
  ['a list', [payloadOf()], 'The body must be a JSON object'],
  ['an extra key', { ...payloadOf(), bcc: 'x@example.com' }, 'bcc is not a known field'],
  ['a key of prototypes', JSON.parse('{"__proto__":"x"}'), 'fromEmail is missing'],
  ['too long a subject', payloadOf({ subject: 'x'.repeat(999) }), 'subject is longer than 998 characters'],
  ...emailPayloadKeys.map((key) => [`no ${key}`, { ...payloadOf(), [key]: undefined }, `${key} is missing`] as const),
  ...emailPayloadKeys.map(
    (key) => [`a number as ${key}`, { ...payloadOf(), [key]: 1 }, `${key} must be text`] as const,
  ),
  ...emailPayloadKeys.map((key) => [`null as ${key}`, { ...payloadOf(), [key]: null }, `${key} must be text`] as const),
  ...lines.flatMap((key) =>
    ['\n', '\r', '\r\nBcc: x@example.com', '\t', '\0', '\u0085', '\u2028', '\u007f'].map(
      (text) => [`${JSON.stringify(text)} in ${key}`, payloadOf({ [key]: `a${text}b` }), `${key} ${control}`] as const,
    ),
  ),
];

test('a wrong payload is refused with the field and the reason', async ({ site }) => {
  for (const [name, value, error] of wrong) {
    const answer = await site.send(value);
    expect([name, answer.status, await answer.json()]).toEqual([name, 400, { error }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  }
  const polluted = JSON.stringify(payloadOf()).replace('{', '{"__proto__":"x",');
  const post = { ...jsonPost(null), body: polluted };
  expect((await site.fetch('/api/sendEmail', post)).status).toBe(400);
  expect(await readdir(site.mailbox).catch(() => [])).toEqual([]);
});

test('what is not JSON in UTF-8 is refused', async ({ site }) => {
  for (const body of ['', '{', '{"a":1', 'undefined', '{} {}', Buffer.from([0x22, 0xff, 0x22]), '[['.repeat(10_000)]) {
    const answer = await site.fetch('/api/sendEmail', { ...jsonPost(null), body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'The body is not valid JSON in UTF-8' }]);
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
      body: JSON.stringify(payloadOf()),
    });
    expect([type, answer.status]).toEqual([type, 415]);
  }
  for (const type of ['application/json; charset=utf-8', 'Application/JSON ;charset="utf-8"']) {
    const answer = await site.fetch('/api/sendEmail', {
      ...jsonPost(payloadOf()),
      headers: { 'Content-Type': type },
    });
    expect([type, answer.status]).toEqual([type, 200]);
  }
});
