import { integrityFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { hold, pageFiles } from '../support/held';
import { referralForm } from '../support/referralForm';

const code = pageFiles.code('referralForm');

test.use({ expectedErrors: new RegExp(`^Failed to load resource|Loading chunk|${integrityFailed}`) });

test('an island asks for its code once it is near, and keeps a press from before', async ({ page, site }) => {
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
  expect(site.documents()).toEqual(['/referral']);
});

test('an island without its code keeps its HTML, and asks again', async ({ page, site }) => {
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

test('a click asks again for the code of the contact dialog', async ({ page, site, contact }) => {
  await page.route(pageFiles.code('contact'), (route) => route.abort(), { times: 1 });
  await site.open('/');
  const failed = page.waitForEvent('requestfailed');
  await site.main
    .getByRole('button', { name: message('common.contactUs') })
    .first()
    .focus();
  await failed;
  await contact.open();
  await expect(contact.dialog).toBeVisible();
});
