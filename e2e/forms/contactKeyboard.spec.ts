import { expect, test } from '../fixtures';
import { message } from '../messages';

test('a request can be sent by keyboard alone', async ({ page, site, contact, mailbox, press }) => {
  await site.open('/');
  await press('Tab');
  await press('Enter');
  await expect(site.main).toBeFocused();
  await press('Tab');
  const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
  await expect(opener).toBeFocused();
  await press('Space');
  await expect(contact.dialog).toBeVisible();

  await expect(contact.name).toBeFocused();
  for (const [field, text] of [
    [contact.name, 'Ada'],
    [contact.email, mailbox.address],
    [contact.description, 'An engine'],
  ] as const) {
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await press('Tab');
  }
  await expect(contact.dialog.getByRole('link')).toBeFocused();
  await press('Tab');
  await expect(contact.submit).toBeFocused();
  await press('Enter');
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.received()).toMatchObject([{ fromName: 'Ada', content: 'An engine' }]);

  // Tab stays within the dialog: the mail link of the hint, the way back, the case study, and again the close button.
  await press('Tab');
  await expect(contact.dialog.getByRole('link').first()).toBeFocused();
  await press('Tab');
  await expect(contact.dialog.getByRole('button', { name: message('contact.back') })).toBeFocused();
  await press('Tab');
  await expect(contact.dialog.getByRole('link', { name: message('contact.read') })).toBeFocused();
  await press('Tab');
  await expect(contact.closeButton).toBeFocused();
  await press('Enter');
  await expect(contact.dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
