import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '../testing/sample';
import { devMessages } from './devMessages';
import { messagesEndpoint } from './messagesEndpoint';

test('the panel gets all messages of a language, and only this machine can change one', async ({ site }) => {
  const { project, read, write, writeHome } = site;
  writeHome('en', { 'home.title': 'One' });
  writeHome('es', { 'home.title': 'Uno' });
  const starts = { page: ['home'], everyPage: ['common'] };
  const pageAt = (path: string) => ({ locale: path.slice(1), dir: 'ltr' as const, starts });
  const handler = devMessages(project, { inlinerOf: () => (message) => message, pageAt });
  const server = createServer((req, res) => {
    handler(req, res, () => res.writeHead(404).end('not mine'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const ask = async (path: string) => {
    const response = await fetch(origin + path);
    return [response.status, await response.text()] as const;
  };

  const [, answer] = await ask(`${messagesEndpoint}?path=/es`);
  expect(JSON.parse(answer)).toMatchObject({
    source: 'en',
    locale: 'es',
    starts,
    messages: { 'home.title': { source: 'One', text: 'Uno' } },
  });
  expect(await ask(`${messagesEndpoint}?path=/xx`)).toEqual([404, 'There is no language xx. There are: en, ar, es']);
  expect(await ask('/other')).toEqual([404, 'not mine']);

  const change = { locale: 'es', id: 'home.title', text: 'Dos', save: true, by: '' };
  const post = (headers: Record<string, string>, body: object = change) =>
    fetch(origin + messagesEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  // Pages of other origins, programs without an origin, and invalid requests write nothing.
  for (const headers of [{}, { origin: 'http://example.org' }, { origin: 'http://localhost:1' }, { origin: 'null' }]) {
    expect((await post(headers)).status).toBe(403);
  }
  expect((await post({ origin, 'Content-Type': 'text/plain' })).status).toBe(400);
  for (const wrong of [{ save: 'yes' }, { locale: 'xx' }, { text: 'x'.repeat(200_000) }]) {
    expect((await post({ origin }, { ...change, ...wrong })).status).toBe(400);
  }
  expect(read('locales/es/home.json')).toContain('Uno');
  expect(await (await post({ origin })).json()).toEqual({
    problems: [],
    isSaved: true,
    length: 3,
    pieces: ['Dos'],
  });
  expect(read('locales/es/home.json')).toContain('Dos');
  expect(await ask('/es?messages=')).toEqual([200, expect.stringContaining('<iframe')]);
  expect(await ask('/es?messages=page')).toEqual([404, 'not mine']);

  write('locales/es/home.json', '{');
  const broken = await ask(`${messagesEndpoint}?path=/es`);
  expect(broken).toEqual([500, expect.stringContaining('/es/home.json:1: is not JSON')]);
  server.close();
  server.closeAllConnections();
});
