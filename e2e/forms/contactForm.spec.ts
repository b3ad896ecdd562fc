import { expect, test } from '../fixtures';
import { watchLiveRegions } from '../support/liveRegions';

const invalid = 'Please enter a valid email address. We need it to get back to you.';

test.beforeEach(async ({ site, contact }) => {
  await site.open('/');
  await contact.open();
});

test('its fields say what browsers can fill in, and hold all that is pasted', async ({ page, contact }) => {
  await expect(contact.name).toHaveAttribute('autocomplete', 'name');
  await expect(contact.email).toHaveAttribute('autocomplete', 'email');
  await expect(contact.email).toHaveAttribute('type', 'email');
  const pasted = 'x'.repeat(20_000);
  for (const field of [contact.name, contact.email, contact.description]) {
    await field.focus();
    await page.keyboard.insertText(pasted);
    await expect(field).toHaveValue(pasted);
  }
});

test('a wrong address gets the focus, is said once at every attempt, and is forgotten when the dialog closes', async ({
  page,
  contact,
}) => {
  const announced = await watchLiveRegions(page);
  await contact.fill({ email: 'ada@example' });
  for (const submit of [() => contact.submit.click(), () => contact.name.press('Enter')]) {
    await submit();
    await expect(contact.email).toBeFocused();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.email).toHaveAccessibleDescription(invalid);
  }
  // The focus makes a screen reader read the error, so no live region may repeat it.
  expect(await announced()).toEqual([]);

  // A screen reader does not read a focused field again, so a live region announces its error at every attempt.
  await contact.email.press('Enter');
  await expect.poll(announced).toEqual([invalid]);
  await expect(contact.dialog.getByText(invalid)).toHaveCount(1);
  await contact.email.press('Enter');
  await expect.poll(announced).toEqual([invalid, invalid]);
  await contact.fill({ email: 'ada@example.com' });
  await expect(page.getByRole('status')).toHaveCount(0);
  expect(await announced()).toEqual([invalid, invalid]);

  await contact.fill({ email: 'ada' });
  await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);
  await contact.open();
  await expect(contact.email).toHaveAttribute('aria-invalid', 'false');
});
