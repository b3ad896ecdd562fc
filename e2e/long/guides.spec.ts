import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { ownPackages } from '../../scripts/files/ownPackages';
import { readSite } from '../../scripts/checks/site';
import { copyProject } from '../../scripts/files/copyProject';
import { listenLocal } from '../../scripts/server/listen';
import { linkPackages } from '../../scripts/files/linkPackages';
import { locales } from '../../src/i18n/locales';
import { hrefOf, routes } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { rightToLeft } from '../support/samples';
import { createSite } from '../support/site';
import { addCaseStudy, addPage, addQuestion } from './additions';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The plainest of hosts: files of a folder, a slash after folders, `404.html` for all else. */
const plainHost = (folder: string) =>
  createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host.example');
    const file = join(folder, decodeURIComponent(pathname));
    if (!pathname.endsWith('/') && existsSync(file) && statSync(file).isDirectory()) {
      response.writeHead(301, { Location: `${pathname}/` }).end();
      return;
    }
    const asked = pathname.endsWith('/') ? join(file, 'index.html') : file;
    const isThere = existsSync(asked);
    const served = isThere ? asked : join(folder, '404.html');
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[extname(served)] ?? '' }).end(readFileSync(served));
  });

test.use({ expectedErrors: [/status of 404/] });

test('what docs/adding.md says works, without the packages that can be deleted, on any host', async ({ page }) => {
  test.setTimeout(900_000);
  const copy = copyProject();
  const host = plainHost(join(copy.folder, 'dist'));
  try {
    await addCaseStudy(copy);
    addQuestion(copy);
    addPage(copy);
    const added = await copy.run('scripts/locales.ts', 'add', 'nl');
    expect(added).toMatchObject({ code: 0, output: expect.stringMatching(/^Nederlands \(nl\) is a language/) });
    expect(await copy.run('node_modules/typescript/bin/tsc')).toEqual({ code: 0, output: '' });

    const [kept, deleted] = [true, false].map((isNeeded) => ownPackages().filter((own) => own.isNeeded === isNeeded));
    for (const { folder } of deleted ?? []) rmSync(join(copy.folder, folder), { recursive: true });
    rmSync(join(copy.folder, 'node_modules'));
    linkPackages(copy.folder, kept ?? []);
    const count = (locales.length + 1) * (routes.length + 1 + 2);
    const built = await copy.run('scripts/build.ts');
    expect(built).toMatchObject({ code: 0, output: expect.stringMatching(new RegExp(`^Built ${count} pages`)) });

    const { pages } = readSite(join(copy.folder, 'dist'));
    const linksAt = (path: string) =>
      pages.find((one) => one.path === path)?.elements.flatMap(({ attributes }) => attributes['href'] ?? []);
    expect(linksAt('/about-us')).toContain('/press');
    for (const path of ['/case-studies', '/case-studies/zcloud']) {
      expect(linksAt(path)).toContain('/case-studies/north-star');
    }
    // A page is hidden from search engines until it is translated.
    const published = pages
      .filter(({ path }) => path.startsWith('/nl'))
      .filter(({ elements }) => elements.every(({ attributes }) => attributes['content'] !== 'noindex'));
    expect(published).toEqual([]);

    const origin = `http://127.0.0.1:${(await listenLocal(host, 0)).port}`;
    for (const [path, heading, direction] of [
      ['/press', 'Press', 'ltr'],
      ['/case-studies/north-star', /^Novel/, 'ltr'],
      ['/nl/about-us', message('aboutUs.hero.title'), 'ltr'],
      ...rightToLeft.map(
        (locale) => [hrefOf('/education', locale), messagesIn(locale)('education.hero.title'), 'rtl'] as const,
      ),
      ['/nowhere', message('notFound.hero.title'), 'ltr'],
    ] as const) {
      await page.goto(origin + path);
      await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
    }
    await page.goto(`${origin}/`);
    const site = createSite(page);
    await site.hydrated();
    await site.main.getByRole('button', { name: 'Do you sign?' }).click();
    await expect(site.main.getByText('Yes, we do.')).toBeVisible();
    await site.footer.getByRole('link', { name: 'Press', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/press`);
    await expect(site.heading).toHaveText('Press');
  } finally {
    host.close();
    host.closeAllConnections();
    copy.remove();
  }
});
