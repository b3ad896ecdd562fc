import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { asksForMessages, devMessages } from './devMessages';
import { messagesEndpoint } from './messagesEndpoint';

const title = {
  id: 'home.title',
  file: 'locales/en/home.json',
  line: 2,
  description: 'Home page, title. At most 8 characters.',
  limit: 8,
  source: 'One',
  text: 'Uno',
  length: 3,
};

test('the panel is told every message of a language as it is at the moment, or why it cannot be', async () => {
  let read = (tag: string) => new Map([['home.title', { ...title, text: tag }]]);
  const handler = devMessages(['en', 'es'], (tag) => read(tag));
  const server = createServer((req, res) => {
    handler(req, res, () => res.writeHead(404).end('not mine'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const ask = (query: string) => fetch(`http://127.0.0.1:${address.port}${messagesEndpoint}${query}`);

  expect(await (await ask('?locale=es')).json()).toEqual({
    source: 'en',
    messages: { 'home.title': { ...title, text: 'es' } },
  });
  read = () => {
    throw new Error('locales/es/home.json:1: is not JSON');
  };
  const broken = await ask('?locale=es');
  expect([broken.status, await broken.text()]).toEqual([500, 'locales/es/home.json:1: is not JSON']);
  const unknown = await ask('?locale=xx');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'There is no language xx: there is only en, es']);
  expect(await (await ask('/other')).text()).toBe('not mine');
  server.close();
  server.closeAllConnections();
});

test('an address asks for messages by ?messages alone', () => {
  for (const address of ['/about-us?messages', '/?a=b&messages=', 'http://localhost:3000/?messages']) {
    expect(asksForMessages(address)).toBe(true);
  }
  for (const address of ['/messages', '/#?messages', undefined, 'http://['])
    expect(asksForMessages(address)).toBe(false);
});
