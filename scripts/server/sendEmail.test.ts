import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonOf, jsonPost } from './testing/requests';
import { expect, test } from './testing/site';

test('a right mail is on disk when the answer comes', async ({ site }) => {
  const payload = samplePayload({ content: '<p>Olá 👋\u0000</p>\r\n' });
  const answer = await site.send(payload);
  const { ok, id } = await jsonOf<{ ok: unknown; id: string }>(answer);
  expect([answer.status, ok]).toEqual([200, true]);
  expect(id).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{12}$/);
  expect(await readdir(site.mailbox)).toEqual([`${id}.json`]);
  expect(JSON.parse(await readFile(join(site.mailbox, `${id}.json`), 'utf8'))).toMatchObject({
    id,
    payload,
  });
  expect(site.logged).toEqual(['Mail from ada@example.com: Contact from Ada (ada@example.com)']);
  await site.send(samplePayload({ subject: 'Turned \u202Earound' }));
  expect(site.logged[1]).toBe('Mail from ada@example.com: Turned around');
});

test('other origins may send, and only send', async ({ site }) => {
  const preflight = await site.fetch('/api/sendEmail', { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type');
  for (const path of ['/', '/__mailbox', '/__mailbox.json', '/__faults']) {
    expect((await site.fetch(path)).headers.get('access-control-allow-origin')).toBeNull();
  }
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const answer = await site.fetch('/api/sendEmail', { method });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'OPTIONS, POST']);
  }
});

test('a folder that cannot be written answers 500 and loses nothing silently', async ({ site }) => {
  const errors: unknown[] = [];
  const { error } = console;
  console.error = (...words) => void errors.push(...words);
  try {
    await writeFile(site.mailbox, 'a file where the folder should be');
    expect((await site.send(samplePayload())).status).toBe(500);
  } finally {
    console.error = error;
  }
  expect(errors).toMatchObject([{ code: 'EEXIST' }]);
  expect(site.logged).toEqual([]);
});

test('any body is answered, and what is kept is exactly what was sent', async ({ site }) => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 100 })
    .map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ''));
  const payload = fc.record({
    fromEmail: fc.uuid().map((id) => `${id}@example.com`),
    fromName: line,
    content: fc.string({ unit: 'binary' }),
    to: line,
    from: line,
    subject: line,
  });
  await fc.assert(
    fc.asyncProperty(payload, async (sent) => {
      expect((await site.send(sent)).status).toBe(200);
      const mails: unknown = await (await site.fetch(`/__mailbox.json?fromEmail=${sent.fromEmail}`)).json();
      expect(mails).toMatchObject([{ payload: sent }]);
    }),
    { numRuns: 60 },
  );
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.json(),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('/api/sendEmail', '/__faults'), async (bytes, path) => {
      expect((await site.fetch(path, { ...jsonPost(null), body: bytes })).status).toBe(400);
    }),
    { numRuns: 200 },
  );
});
