import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { asksForMessages, devMessages } from './devMessages';
import { type MessageChange, messagesEndpoint } from './messagesEndpoint';

const title = {
  id: 'home.title',
  file: 'locales/en/home.json',
  line: 2,
  description: 'Home page, title. At most 8 characters.',
  limit: 8,
  source: 'One',
  text: 'Uno',
  length: 3,
  terms: [],
  forms: '',
  state: 'reviewed',
  others: {},
};

test('the panel is told every message of a language as it is at the moment, or why it cannot be', async () => {
  let read = (tag: string) => new Map([['home.title', { ...title, text: tag }]]);
  const changes: MessageChange[] = [];
  const handler = devMessages({
    tags: ['en', 'es'],
    factsOf: (tag) => read(tag),
    change: (_, change) => {
      changes.push(change);
      return { problems: [], isSaved: change.save, length: change.text.length, pieces: [change.text] };
    },
  });
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

  const origin = `http://127.0.0.1:${address.port}`;
  const change = { locale: 'es', id: 'home.title', text: 'Dos', save: true, isTypo: false, by: '' };
  const post = (headers: Record<string, string>, body: object = change) =>
    fetch(`${origin}${messagesEndpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  expect(await (await post({ origin })).json()).toEqual({ problems: [], isSaved: true, length: 3, pieces: ['Dos'] });
  expect(changes).toEqual([change]);
  // A page of another origin, a program that names none, and one that is no JSON or no change write nothing.
  for (const headers of [{}, { origin: 'http://example.org' }, { origin: 'http://localhost:1' }, { origin: 'null' }]) {
    expect((await post(headers)).status).toBe(403);
  }
  expect((await post({ origin, 'Content-Type': 'text/plain' })).status).toBe(400);
  expect((await post({ origin }, { ...change, save: 'yes' })).status).toBe(400);
  expect((await post({ origin }, { ...change, locale: 'xx' })).status).toBe(400);
  expect((await post({ origin }, { ...change, text: 'x'.repeat(200_000) })).status).toBe(400);
  expect(changes).toHaveLength(1);
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
