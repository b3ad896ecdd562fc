import { expect, test } from './fixtures';
import { words } from './words';

test('a request can be sent by keyboard alone', async ({ page, site, contact, mailbox }) => {
  const { keyboard } = page;
  await site.open('/');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(site.main).toBeFocused();
  await keyboard.press('Tab');
  const opener = site.main.getByRole('button', { name: words('common.contactUs') }).first();
  await expect(opener).toBeFocused();
  await keyboard.press('Space');
  await expect(contact.dialog).toBeVisible();

  await keyboard.press('Tab');
  await expect(contact.closeButton).toBeFocused();
  for (const [field, text] of [
    [contact.name, 'Ada'],
    [contact.email, mailbox.address],
    [contact.description, 'An engine'],
  ] as const) {
    await keyboard.press('Tab');
    await expect(field).toBeFocused();
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await expect(contact.dialog.getByRole('link')).toBeFocused();
  await keyboard.press('Tab');
  await expect(contact.submit).toBeFocused();
  await keyboard.press('Enter');
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.received()).toMatchObject([{ fromName: 'Ada', content: 'An engine' }]);

  // Tab stays within the dialog, whose only stops are the close button and the mail link of the hint.
  await keyboard.press('Tab');
  await expect(contact.dialog.getByRole('link')).toBeFocused();
  await keyboard.press('Tab');
  await expect(contact.closeButton).toBeFocused();
  await keyboard.press('Enter');
  await expect(contact.dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
