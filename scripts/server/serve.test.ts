import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { test } from './testing/program';
import { jsonPost } from './testing/requests';
import { expect, writeFiles } from './testing/site';

const program = 'scripts/serve.ts';

test('npm run serve serves the site and the mailbox, and stops when it gets a signal', async ({ folder, start }) => {
  await writeFiles(folder, { 'dist/index.html': 'home' });
  const server = start(program, { PORT: '0', MAILBOX: '' });
  const port = await server.port;
  expect(server.output()).toBe(`Site: http://localhost:${port}\nMailbox: http://localhost:${port}/__mailbox\n`);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('home');
  expect((await fetch(`http://127.0.0.1:${port}/api/sendEmail`, jsonPost(samplePayload()))).status).toBe(200);
  expect(await readdir(join(folder, '.mailbox'))).toHaveLength(1);

  const second = start(program, { PORT: `${port}` });
  expect(await second.ended).toEqual([1, null]);
  expect(second.output()).toContain(`Port ${port} is in use by another program.`);
  server.child.kill('SIGTERM');
  // Windows has no signals, so it ends the program from outside.
  expect(await server.ended).toEqual(process.platform === 'win32' ? [null, 'SIGTERM'] : [0, null]);
});
