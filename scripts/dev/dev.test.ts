import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { messagesIn } from '../messages/testing/messagesIn';
import { test } from './testing/devServer';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { ask as askAs, jsonPost } from '../server/testing/requests';
import { expect } from '../server/testing/site';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { sourceLocale } from '../../src/i18n/locales';

const message = messagesIn(sourceLocale);
const [study] = caseStudySlugs;

test('the development server shows pages from the sources, accepts mail and stops when it gets a signal', async ({
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
