import { fetchFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { optional, referralForm } from '../support/referralForm';
import { contactEmail, message } from '../messages';

test.use({ expectedErrors: new RegExp(`Failed to load resource|${fetchFailed}`) });

test('a referral that could not be sent can be mailed, or copied', async ({ page, site, mailbox }) => {
  const form = referralForm(page);
  await mailbox.fail('reset');
  await site.open('/referral');
  await form.complete(mailbox.address);
  await form.fill(optional);
  await form.type('friend').check();
  await form.submit.click();

  const failure = page.getByRole('alert');
  await expect(failure).toContainText(`Unknown error happened, please send directly by email to ${contactEmail}`);
  const body = [
    'Referral contact\nName: Charles Babbage\nEmail: charles@example.com\nPhone: +49 30 123456\nType: Friend',
    'Details\nA shop for <b>maps</b> & globes.\n\n"Soon", they say.',
    'How I know them\nWe studied together.',
  ].join('\n\n');
  const href = new URL((await failure.getByRole('link').getAttribute('href')) ?? '');
  expect([href.protocol, href.pathname]).toEqual(['mailto:', contactEmail]);
  expect(href.searchParams.get('subject')).toBe('New referral from Ada Lovelace');
  expect(href.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));

  await page.getByRole('button', { name: message('referral.form.copy') }).click();
  await expect(page.getByRole('status').getByText(message('referral.form.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
});
