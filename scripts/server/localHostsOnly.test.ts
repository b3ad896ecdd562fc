import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonOf, statusFor } from './testing/requests';
import { expect, test } from './testing/site';

const foreign = [
  'evil.example',
  'evil.example:80',
  'localhost.evil.example',
  'localhost@evil.example',
  'evil-localhost',
  '127.0.0.1.evil.example',
  '127.0.0.2',
  '0.0.0.0',
  '192.168.0.1',
  '[::ffff:127.0.0.1]',
  '[::2]',
  'localhost:',
];

test('a name that somebody else has pointed at this machine gets nothing and changes nothing', async ({ site }) => {
  await site.send(samplePayload());
  for (const host of foreign) {
    for (const path of [
      '/',
      '/index.html',
      '/nothing',
      '/__mailbox',
      '/__mailbox.json',
      '/__faults',
      '/api/sendEmail',
    ]) {
      expect([host, path, await statusFor(host, site.origin + path)]).toEqual([host, path, 421]);
    }
    expect(await statusFor(host, `${site.origin}/__mailbox.json`, 'DELETE')).toBe(421);
  }
  expect(await site.raw('GET /__mailbox.json HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
  expect(await jsonOf<unknown[]>(site.fetch('/__mailbox.json'))).toHaveLength(1);
});

test('every name of this machine is answered', async ({ site }) => {
  for (const host of ['localhost', 'LOCALHOST', 'site.localhost', '127.0.0.1', '[::1]']) {
    for (const name of [host, `${host}:${site.port}`, `${host}:8080`])
      expect([name, await statusFor(name, `${site.origin}/`)]).toEqual([name, 200]);
  }
});
