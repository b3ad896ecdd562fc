import { expect, test } from '../fixtures';
import { message } from '../messages';
import { referralForm } from '../support/referralForm';

/** Invisible signs that come with an address which is copied from an Arabic text or a PDF. */
const signs = '\u200E\u200F\u202A\u202B\u202C\u2066\u2067\u2068\u2069\u200B\u2060\u00AD\uFEFF';

/** With one of them before each letter, and all of them around. */
const amid = (address: string) =>
  signs + address.replaceAll(/./g, (letter, place: number) => `${signs[place % signs.length]}${letter}`) + signs;

test('both forms take invisible signs out of an address', async ({ page, site, contact, mailbox }) => {
  await site.open('/referral');
  const form = referralForm(page);
  await form.complete(amid(mailbox.address));
  await form.fill({ referralEmail: amid('charles@example.com') });
  await form.field('referralPhone').focus();
  await expect(form.field('yourEmail')).toHaveValue(mailbox.address);
  await expect(form.field('yourEmail')).toHaveAttribute('aria-invalid', 'false');
  await expect(form.field('referralEmail')).toHaveValue('charles@example.com');
  await form.submit.click();
  await expect(form.submit).toHaveCount(0);

  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  for (const wrong of ['ada lovelace@example.com', 'ada@@example.com', 'ada@example.com, eve@example.com']) {
    await contact.email.fill(signs + wrong);
    await contact.name.focus();
    await expect(contact.email).toHaveAccessibleDescription(message('contact.email.invalid'));
  }
  await contact.fill({ email: amid(mailbox.address) });
  await expect(contact.email).toHaveValue(mailbox.address);
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  // The last one first.
  const [request, referral] = await mailbox.received();
  expect([referral?.fromEmail, request?.fromEmail]).toEqual([mailbox.address, mailbox.address]);
  expect(referral?.content).toContain('<dd>charles@example.com</dd>');
  expect(request?.subject).toContain(`(${mailbox.address})`);
});
