import { expect, test } from '../fixtures';
import { message } from '../messages';
import { referralForm } from '../support/referralForm';

test('letters, digits and signs are no shortcuts, and nothing opens, moves on or sends because it has got the focus', async ({
  page,
  site,
  contact,
}) => {
  await site.open('/case-studies');
  await expect(page.getByRole('button', { name: message('caseStudies.list.showAll') })).toBeVisible();
  await site.heading.focus();
  const before = await page.locator('body').ariaSnapshot();
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyzABC0123456789?/.,;+-*=#[]!');
  expect(await page.locator('body').ariaSnapshot()).toBe(before);

  const stops = page.locator('a[href], button, input, select, textarea');
  expect(await stops.count()).toBeGreaterThan(60);
  await stops.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.focus();
  });
  await expect(contact.dialog).toHaveCount(0);
  await site.heading.focus();
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL('/case-studies');
  expect(site.documents()).toEqual(['/case-studies']);
});

test('a button or link that the pointer has left before it is released does nothing', async ({ page, site }) => {
  await site.open('/');
  const services = site.navigation.getByRole('button', { name: message('common.nav.services') });
  const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
  const link = site.navigation.getByRole('link', { name: message('common.nav.aboutUs') });
  for (const control of [opener, services, link]) {
    await control.hover();
    await page.mouse.down();
    await site.heading.hover();
    await page.mouse.up();
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/');
  // A press that is released on the button opens the dialog.
  await opener.click();
  await expect(dialog).toBeVisible();
});

/** Invisible signs in addresses that are copied from an Arabic text or a PDF. */
const signs = '\u200E\u200F\u202A\u202B\u202C\u2066\u2067\u2068\u2069\u200B\u2060\u00AD\uFEFF';

/** Puts one sign before each letter, and all signs around the address. */
const amid = (address: string) =>
  signs + address.replaceAll(/./g, (letter, place: number) => `${signs[place % signs.length]}${letter}`) + signs;

test('both forms remove invisible signs from an address', async ({ page, site, contact, mailbox }) => {
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
  // The latest mail comes first.
  const [request, referral] = await mailbox.received();
  expect([referral?.fromEmail, request?.fromEmail]).toEqual([mailbox.address, mailbox.address]);
  expect(referral?.content).toContain('<dd>charles@example.com</dd>');
  expect(request?.subject).toContain(`(${mailbox.address})`);
});
