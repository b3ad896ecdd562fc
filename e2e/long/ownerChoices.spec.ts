import { join } from 'node:path';
import { copyProject } from '../../scripts/files/copyProject';
import { listenLocal } from '../../scripts/server/listen';
import { createSiteServer } from '../../scripts/server/siteServer';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { inspect } from '../support/rules/inspect';

/** Sends what a script of statistics sends: the page's address, for the site that its own attribute names. */
const counter = `fetch('https://count.example/event', {
  method: 'POST', mode: 'no-cors', body: document.currentScript.dataset.site + location.pathname,
});`;

const redirects = [{ from: '/team.html', to: '/about-us' }];

test('all that an owner can switch on works in one build: no search engines, redirects, statistics, consent', async ({
  page,
  site,
  contact,
}) => {
  test.setTimeout(900_000);
  const copy = copyProject();
  copy.write('.env', 'NOINDEX=true\nSTATISTICS_SCRIPT=https://count.example/a.js\nSTATISTICS_DATA=site=blue\n');
  for (const [file, before, after] of [
    ['src/content/consent.ts', '= false', '= true'],
    ['src/content/redirects.ts', '= []', `= ${JSON.stringify(redirects)}`],
  ] as const) {
    copy.write(file, copy.read(file).replace(before, after));
  }
  const server = createSiteServer({ root: join(copy.folder, 'dist'), redirects });
  try {
    const built = await copy.run('scripts/build.ts');
    expect(built).toMatchObject({ code: 0, output: expect.stringContaining('Search engines are kept out') });
    expect(copy.read('dist/_redirects')).toContain('/team.html /about-us 301\n');
    expect(copy.read('.build/hosting/redirects/team.html/index.html')).toContain('url=/about-us');
    const origin = `http://127.0.0.1:${(await listenLocal(server, 0)).port}`;

    await page.route('https://count.example/a.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: counter }),
    );
    await page.route('https://count.example/event', (route) => route.fulfill({ status: 202 }));
    const counting = page.waitForRequest('https://count.example/event');
    await page.goto(`${origin}/team.html`);
    expect((await counting).postData()).toBe('blue/about-us');
    await expect(page).toHaveURL(`${origin}/about-us`);
    await site.footer.getByRole('link', { name: message('common.footer.privacy'), exact: true }).click();
    await expect(page.getByText('A script of count.example counts visits')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');

    const sent: unknown[] = [];
    await page.route('**/api/sendEmail', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 200 });
    });
    await page.goto(origin);
    await contact.open();
    await contact.fill({ email: 'ada@example.com' });
    const consent = contact.dialog.getByRole('checkbox', { name: 'privacy policy' });
    await contact.submit.click();
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAccessibleDescription(message('contact.consent.unchecked'));
    // Somebody else's script changes without a word, so it can have no digest.
    expect((await inspect(page, 'all')).filter((finding) => !finding.includes('require-sri'))).toEqual([]);
    expect(sent).toEqual([]);
    await consent.check();
    await contact.submit.click();
    await expect(contact.sent).toBeVisible();
    const keys = ['fromEmail', 'fromName', 'content', 'to', 'from', 'subject'];
    expect(sent.map((mail) => Object.keys(mail as object))).toEqual([keys]);

    await page.goto(`${origin}/referral`);
    await page.getByRole('button', { name: message('referral.form.submit') }).click();
    const summary = page.getByRole('group', { name: message('referral.form.errors') });
    await summary.getByRole('button', { name: message('referral.form.consent.unchecked') }).click();
    await expect(page.getByRole('checkbox', { name: 'privacy policy' })).toBeFocused();
  } finally {
    server.close();
    server.closeAllConnections();
    copy.remove();
  }
});
