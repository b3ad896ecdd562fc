import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { watchLiveRegions } from '../support/liveRegions';

const invalid = 'Please enter a valid email address. We need it to get back to you.';

test.beforeEach(async ({ site, contact }) => {
  await site.open('/');
  await contact.open();
});

/** How many lines of text a field has room for. */
const rowsOf = (field: Locator) =>
  field.evaluate((element) => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
    const room = element.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
    return Math.round(room / parseFloat(lineHeight));
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

test('the message field grows from three lines to seven, or fills a phone', async ({ page, contact, isNarrow }) => {
  const { dialog, description, submit } = contact;
  const longText = 'A line of a long message.\n'.repeat(40);
  if (!isNarrow) {
    expect(await rowsOf(description)).toBe(3);
    await description.fill(longText);
    expect(await rowsOf(description)).toBe(7);
    await expect(submit).toBeInViewport({ ratio: 1 });
  }
  await description.fill('');
  const boxOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON() as Omit<DOMRect, 'toJSON'>);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(dialog)).x).toBe(0);
  const low = await boxOf(description);
  await page.setViewportSize({ width: 390, height: 1000 });
  const high = await boxOf(description);
  expect(high.height - low.height, 'the field has all that a higher screen has more').toBeCloseTo(156, 0);
  const below = (await boxOf(dialog)).bottom - (await boxOf(submit)).bottom;
  expect(below, 'pixels below the button').toBeGreaterThan(8);
  expect(below, 'pixels below the button').toBeLessThan(32);
  await description.fill(longText);
  expect(await boxOf(description), 'the field with a long text').toEqual(high);
});

test('a wrong address gets the focus, is said once at every attempt, and forgotten with the dialog', async ({
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
  // The focus reads the error: nothing else may say it a second time.
  expect(await announced()).toEqual([]);

  // A field that has the focus already is not read again: its error is announced, at every attempt.
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
