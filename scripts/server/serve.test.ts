import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { portOf, readPort } from './listen';
import { test } from './testing/program';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonPost } from './testing/requests';
import { expect, writeFiles } from './testing/site';

const program = 'scripts/serve.ts';

test('serves the site and the mailbox under both names, and stops when told', async ({ folder, start }) => {
  await writeFiles(folder, { 'dist/index.html': 'home' });
  for (const [signal, mailbox] of [
    ['SIGTERM', '.mailbox'],
    ['SIGINT', 'mails'],
  ] as const) {
    const server = start(program, {
      PORT: '0',
      ...(mailbox === 'mails' ? { MAILBOX: join(folder, 'mails') } : { MAILBOX: '' }),
    });
    const port = await server.port;
    expect(server.output()).toBe(`Site: http://localhost:${port}\nMailbox: http://localhost:${port}/__mailbox\n`);
    for (const name of ['localhost', '127.0.0.1']) {
      expect(await (await fetch(`http://${name}:${port}/`)).text()).toBe('home');
    }
    expect((await fetch(`http://localhost:${port}/api/sendEmail`, jsonPost(samplePayload()))).status).toBe(200);
    expect(await readdir(join(folder, mailbox))).toHaveLength(1);
    expect(await (await fetch(`http://127.0.0.1:${port}/__mailbox`)).text()).toContain('1 mail,');

    server.child.kill(signal);
    expect(await server.ended).toEqual([0, null]);
  }
});

test('says what to do when it cannot start', async ({ folder, start }) => {
  const missing = start(program, { PORT: '0' });
  expect(await missing.ended).toEqual([1, null]);
  expect(missing.output()).toBe(`There is no built site in ${join(folder, 'dist')}: run npm run build first.\n`);

  await writeFiles(folder, { 'dist/index.html': 'home' });
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const port = portOf(blocker);
  const taken = start(program, { PORT: `${port}` });
  expect(await taken.ended).toEqual([1, null]);
  expect(taken.output()).toMatch(
    new RegExp(
      `^Port ${port} is in use by another program\\. Stop that program, or choose another port, for example PORT=\\d+\\.\n$`,
    ),
  );
  blocker.close();

  const wrong = start(program, { PORT: '80a' });
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.output()).toBe('PORT must be a whole number from 0 to 65535, but it is "80a".\n');
});

test('PORT is an integer from 0 to 65535, 3000 unless given', () => {
  expect([undefined, '', '0', '80', '65535'].map(readPort)).toEqual([3000, 3000, 0, 80, 65_535]);
  for (const text of ['65536', '-1', '1.5', '1e3', ' 80', '0x50', 'NaN', '999999', 'null']) {
    expect(() => readPort(text)).toThrow(`but it is "${text}"`);
  }
});
