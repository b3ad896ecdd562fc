import { integrityFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { hold } from '../support/held';
import { pageFiles } from '../support/pageFiles';
import { referralForm } from '../support/referralForm';

test.describe('an island, which waits for the visitor', () => {
  const code = pageFiles.code('referralForm');

  test('asks for its code once it is near, and keeps what is typed and pressed before', async ({ page, site }) => {
    const held = await hold(page, code);
    let requests = 0;
    page.on('request', (request) => {
      if (code.test(request.url())) requests += 1;
    });
    await page.goto('/referral');
    await site.pageHydrated();
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(0);
    const { field, submit } = referralForm(page);
    await field('yourEmail').scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toBe(1);

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

    test('keeps its HTML, and asks again', async ({ page, site }) => {
      await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 });
      await page.goto('/referral');
      await site.pageHydrated();
      const { field, submit } = referralForm(page);
      const failed = page.waitForEvent('console', (line) => line.text().includes('Loading chunk'));
      await field('yourEmail').scrollIntoViewIfNeeded();
      await failed;
      await field('yourEmail').fill('ada@');
      await submit.click();
      await expect(field('yourEmail')).toHaveAccessibleDescription(/valid email address/);
      expect(site.documents()).toEqual(['/referral']);
    });
  });
});
