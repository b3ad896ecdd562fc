import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { marksOf } from '@nine-blocks/translation-kit/marks/markedText';
import { devMessageFiles } from './devMessageFiles';
import { listenLocal } from '../server/listen';
import { messagesIn } from '../messages/testing/messagesIn';
import { test } from './testing/devServer';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { ask as askAs, jsonPost } from '../server/testing/requests';
import { expect, writeFiles } from '../server/testing/site';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { sourceLocale } from '../../src/i18n/locales';

const message = messagesIn(sourceLocale);
const [study] = caseStudySlugs;

test('the development server shows pages from the sources, takes mail and stops when it gets a signal', async ({
  dev,
  folder,
}) => {
  const ask = (path: string, init?: RequestInit) => fetch(dev.origin + path, init);
  const shell = await (await ask(`/case-studies/${study}`)).text();
  expect(shell).toMatch(/<div id="root"[^>]*><\/div>/);
  expect((await ask('/images/nothing.svg')).status).toBe(404);
  for (const path of ['/%61bout-us/?a=%61', '/about-us/index.html?a=%61', '/about-us/?a=%61']) {
    const moved = await ask(path, { redirect: 'manual' });
    expect([path, moved.status, moved.headers.get('location')]).toEqual([path, 301, '/about-us?a=%61']);
  }
  expect((await ask('//example.com/')).redirected).toBe(false);
  expect((await ask('/favicon.svg')).headers.get('content-type')).toContain('svg');
  expect((await ask('/api/sendEmail', jsonPost(samplePayload()))).status).toBe(200);
  expect(await readdir(join(folder, 'mails'))).toHaveLength(1);

  for (const path of ['/', '/__mailbox', '/__messages.json?locale=en', '/assets/start.js']) {
    const { status } = await askAs(Number(new URL(dev.origin).port), path, { Host: 'evil.example' });
    expect([path, status]).toEqual([path, 421]);
  }

  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(`${dev.origin}/case-studies/${study}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(`caseStudy.${study}.card.title`));
  await browser.close();

  dev.child.kill('SIGTERM');
  await dev.ended;
  await expect(ask('/')).rejects.toThrow('fetch failed');
});

test('messages are compiled from the saved catalogs, and say their ids to a page with ?messages', async ({
  folder,
}) => {
  const logged: string[] = [];
  const handler = devMessageFiles(join(folder, 'locales'), (text) => logged.push(text));
  const server = await listenLocal(
    createServer((req, res) => handler(req, res, () => res.writeHead(404).end())),
    0,
  );
  const ask = (path: string, referer = '') =>
    fetch(`http://127.0.0.1:${server.port}/assets/messages/${path}.json`, { headers: { referer } });
  const save = (defaultMessage: string) =>
    writeFiles(folder, {
      'locales/en/home.json': JSON.stringify({ 'home.title': { defaultMessage, description: 'A title.' } }),
    });
  const shown = (value: string) => ({ 'home.title': [{ type: 0, value }] });

  await save('One');
  expect(await (await ask('dev/en/home')).json()).toEqual(shown('One'));
  await save('Two');
  const { start, end } = marksOf('home.title');
  expect(await (await ask('dev/en/home')).json()).toEqual(shown('Two'));
  const framed = await ask('dev/en/home', 'http://localhost/?a=b&messages=page');
  expect(await framed.json()).toEqual(shown(`${start}Two${end}`));

  await save('{');
  const problem = `The catalogs cannot be used:\n${join(folder, 'locales')}/en/home.json:1: home.title: is not a valid message: `;
  const answer = await ask('dev/en/home');
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(problem)]);
  expect(logged).toEqual([expect.stringContaining(problem)]);
  await server.close();
});
