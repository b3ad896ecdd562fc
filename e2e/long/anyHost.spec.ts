import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, routes } from '../../src/routes';
import { expect, test as base } from '../fixtures';
import { createSite } from '../support/site';
import { message, messagesIn } from '../messages';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** The plainest of hosts: files as they lie, folders with a slash at the end, `404.html` for all else. Its address. */
const test = base.extend<{ host: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  host: async ({}, use) => {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://host.example');
      const file = path.join('dist', decodeURIComponent(pathname));
      if (existsSync(file) && statSync(file).isDirectory() && !pathname.endsWith('/')) {
        response.writeHead(301, { Location: `${pathname}/` }).end();
        return;
      }
      const found = pathname.endsWith('/') ? path.join(file, 'index.html') : file;
      const isThere = existsSync(found);
      const served = isThere ? found : 'dist/404.html';
      response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[path.extname(served)] ?? '' });
      response.end(readFileSync(served));
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  },
});

test('a host that knows nothing but files serves every page, and links lead on from there', async ({ page, host }) => {
  const site = createSite(page);
  for (const { path: to } of routes) {
    const response = await page.goto(`${host}${to}`);
    expect(response?.status(), to).toBe(200);
    await site.hydrated();
    await expect(site.heading).toBeVisible();
  }
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expect(page).toHaveURL(`${host}/about-us`);
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await page.reload();
  await site.hydrated();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
});

test('languages stand in folders there', async ({ page, host }) => {
  const locale = locales.at(-1) ?? sourceLocale;
  const said = messagesIn(locale);
  await page.goto(`${host}${hrefOf('/education', locale)}`);
  await createSite(page, said).hydrated();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('education.hero.title'));
  await expect(page.locator('html')).toHaveAttribute('dir', localeFacts[locale].direction);
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('it shows the not-found page', async ({ page, host }) => {
    const site = createSite(page);
    const response = await page.goto(`${host}/nowhere`);
    expect(response?.status()).toBe(404);
    await site.hydrated();
    await expect(site.heading).toHaveText(message('notFound.hero.title'));
  });
});
