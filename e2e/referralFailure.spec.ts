import type { ReferralTextField } from '../src/referral/referralForm';
import { corsRefused, fetchFailed } from './engines/browserErrors';
import { needs } from './engines/needs';
import { expect, test } from './fixtures';
import { optional, referral, referralForm } from './pages/referralForm';
import { contactEmail, words } from './words';

const thanks = 'Thank you! We will contact you shortly.';
const noResponse = new RegExp(`Failed to load resource|${fetchFailed}|${corsRefused}`);

test.describe(() => {
  test.use({ expectedErrors: [noResponse] });

  for (const fault of ['reset', 'noCors'] as const) {
    test(`after ${fault} everything is kept, and there are other ways to send it`, async ({ page, site, mailbox }) => {
      needs('clipboardRead');
      const form = referralForm(page);
      await mailbox.fail(fault);
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

      await page.getByRole('button', { name: words('referral.form.copy') }).click();
      await expect(page.getByRole('status').getByText(words('referral.form.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);

      const kept = { ...referral, ...optional, yourEmail: mailbox.address };
      for (const [name, text] of Object.entries(kept)) {
        await expect(form.field(name as ReferralTextField)).toHaveValue(text);
      }
      await expect(form.terms).toBeChecked();
      await expect(form.type('friend')).toBeChecked();

      await form.submit.click();
      await expect(page.getByText(thanks)).toBeVisible();
      await expect(failure).toBeEmpty();
      expect(await mailbox.received()).toHaveLength(1);
    });
  }
});

test.describe(() => {
  test.use({ expectedErrors: [/did not answer within 30 s/] });

  test('a mail host that never answers is given up after 30 s', async ({ page, site, mailbox }) => {
    const form = referralForm(page);
    await mailbox.fail('hang');
    await page.clock.install();
    await site.open('/referral');
    await form.complete(mailbox.address);
    await form.submit.click();
    const sending = page.getByRole('button', { name: 'Sending...' });
    await expect(sending).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(sending).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('alert')).toContainText(contactEmail);
    await expect(form.submit).toHaveAttribute('aria-disabled', 'false');
    await expect(form.field('referralName')).toHaveValue(referral.referralName);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 500|answered with status 500/] });

  test('any answer counts as success', async ({ page, site, mailbox }) => {
    const form = referralForm(page);
    await mailbox.fail('500');
    await site.open('/referral');
    await form.complete(mailbox.address);
    await form.submit.click();
    await expect(page.getByText(thanks)).toBeVisible();
  });
});
