import { heldByInspector, integrityFailed, unknownDirective } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { hold } from '../support/held';
import { oneOfEachKind } from '../support/oneOfEachKind';
import { pageFiles } from '../support/pageFiles';
import { referralForm } from '../support/referralForm';

test.describe('an island, which waits for the visitor', () => {
  const code = pageFiles.code('referralForm');

  for (const { path } of oneOfEachKind) {
    test(`keeps its HTML when it is hydrated, without a word on the console: ${path}`, async ({ page, site }) => {
      const said: string[] = [];
      page.on('console', (line) => {
        const text = line.text();
        if (!text.startsWith(unknownDirective) && !heldByInspector.test(text)) said.push(text);
      });
      const held = await hold(page, /\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const before = await page.locator('[data-not-hydrated] > :first-child').elementHandles();
      held.release();
      await site.hydrated();
      for (const element of before) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
      expect(said).toEqual([]);
    });
  }

  test('has its code asked for once it is near', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (code.test(request.url())) asked.push(request.url());
    });
    await page.goto('/referral');
    await site.pageHydrated();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await referralForm(page).field('yourEmail').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('keeps what is typed and pressed before its code has come', async ({ page, site }) => {
    const held = await hold(page, code);
    await page.goto('/referral');
    await site.pageHydrated();
    const { field, submit } = referralForm(page);
    await field('yourEmail').fill('ada@');
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    held.release();
    await expect(field('yourEmail')).toHaveAccessibleDescription(/valid email address/);
    await expect(field('yourEmail')).toHaveValue('ada@');
    expect(site.documents()).toEqual(['/referral']);
  });

  test.describe('and has no code', () => {
    test.use({ expectedErrors: new RegExp(`^Failed to load resource|Loading chunk|${integrityFailed}`) });

    test('stays as it is, and asks again', async ({ page, site }) => {
      let isGone = true;
      await page.route(code, (route) =>
        isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
      );
      await page.goto('/referral');
      await site.pageHydrated();
      const { field, submit } = referralForm(page);
      const failed = page.waitForEvent('console', (line) => line.text().includes('Loading chunk'));
      await field('yourEmail').scrollIntoViewIfNeeded();
      await failed;
      isGone = false;
      await field('yourEmail').fill('ada@');
      await submit.click();
      await expect(field('yourEmail')).toHaveAccessibleDescription(/valid email address/);
      expect(site.documents()).toEqual(['/referral']);
    });
  });
});
