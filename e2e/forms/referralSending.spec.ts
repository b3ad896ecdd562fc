import type { ReferralTextField } from '../../src/referral/referralFields';
import { expect, test } from '../fixtures';
import { holdMail } from '../support/held';
import { optional, referral, referralForm } from '../support/referralForm';
import { contactEmail, message } from '../messages';
import { fetchFailed } from '../support/browserErrors';
import { watchLiveRegions } from '../support/liveRegions';

test('the whole form works by keyboard, and the thanks get the focus', async ({ page, site, mailbox, press }) => {
  const form = referralForm(page);
  const people = ['Ada Lovelace', `  ${mailbox.address} `, 'Charles Babbage', 'charles@example.com', '+49 30 123456'];
  await site.open('/referral');
  const held = await holdMail(page);
  await form.field('yourName').focus();
  for (const text of [...people, 'ArrowDown', 'A shop', 'From work', 'Space']) {
    if (text === 'ArrowDown' || text === 'Space') await press(text);
    else await page.keyboard.type(text);
    await press('Tab');
  }
  await form.field('yourEmail').press('Enter');
  await expect(page.getByRole('button', { name: message('referral.form.sending') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  held.release();
  const focused = page.locator(':focus');
  await expect(focused).toHaveRole('group');
  await expect(focused).toHaveAccessibleName(message('referral.form.sent'));
  expect(await mailbox.received()).toMatchObject([
    {
      fromEmail: mailbox.address,
      subject: 'New referral from Ada Lovelace',
      content: expect.stringMatching(/Business<.+<p>A shop<.+<p>From work</),
    },
  ]);
});

const failure = `Unknown error happened, please send directly by email to ${contactEmail}`;

test.describe('if sending fails', () => {
  test.use({ expectedErrors: new RegExp(`Failed to load resource|${fetchFailed}`) });

  test('a referral that could not be sent is kept, mailed, copied or sent again', async ({ page, site, mailbox }) => {
    const form = referralForm(page);
    const alert = page.getByRole('alert');
    const announced = await watchLiveRegions(page);
    await site.open('/education');
    await site.footer.getByRole('link', { name: message('common.footer.referral') }).click();
    await form.complete(mailbox.address);
    await form.fill(optional);
    await form.type('friend').check();

    await test.step('after a failure', async () => {
      await mailbox.fail('reset');
      await form.submit.click();
      await expect(alert).toContainText(failure);
      await expect(form.submit).toBeFocused();
      // A quick answer may come before the form announces that it is sending.
      const outcomes = (await announced()).filter((text) => text !== message('referral.form.sending'));
      expect(outcomes).toEqual([failure + message('referral.form.failureHint') + message('referral.form.copy')]);
      await page.goBack();
      await expect(site.heading).toHaveText(message('education.hero.title'));
      await page.goForward();
      await expect(alert).toContainText(failure);
      for (const [name, text] of Object.entries({ ...referral, ...optional, yourEmail: mailbox.address })) {
        await expect(form.field(name as ReferralTextField)).toHaveValue(text);
      }
      await expect(form.type('friend')).toBeChecked();
      await expect(form.terms).toBeChecked();
    });

    await test.step('by mail or as a copy', async () => {
      const body = [
        'Referral contact\nName: Charles Babbage\nEmail: charles@example.com\nPhone: +49 30 123456\nType: Friend',
        'Details\nA shop for <b>maps</b> & globes.\n\n"Soon", they say.',
        'How I know them\nWe studied together.',
      ].join('\n\n');
      const href = new URL((await alert.getByRole('link').getAttribute('href')) ?? '');
      expect([href.protocol, href.pathname]).toEqual(['mailto:', contactEmail]);
      expect(href.searchParams.get('subject')).toBe('New referral from Ada Lovelace');
      expect(href.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
      await page.getByRole('button', { name: message('referral.form.copy') }).click();
      await expect(page.getByRole('status').getByText(message('referral.form.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
    });

    await form.submit.click();
    await expect(page.getByText(message('referral.form.sent'))).toBeVisible();
    expect(await mailbox.requests()).toBe(2);
    expect(await mailbox.received()).toHaveLength(1);
  });
});
