import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { watchLiveRegions } from '../support/liveRegions';

const empty = 'Please enter your email address. We need it to get back to you.';
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

test('has its three fields, of which only the address is required', async ({ contact }) => {
  await expect(contact.dialog.getByRole('textbox')).toHaveCount(3);
  await expect(contact.name).toHaveAttribute('autocomplete', 'name');
  await expect(contact.email).toHaveAttribute('autocomplete', 'email');
  await expect(contact.email).toHaveAttribute('type', 'email');
  const required = [contact.name, contact.email, contact.description].map((field) =>
    field.getAttribute('aria-required'),
  );
  expect(await Promise.all(required)).toEqual([null, 'true', null]);

  await test.step('little room left in the description is announced', async () => {
    await contact.fill({ description: 'x'.repeat(9990) });
    await expect(contact.description).toHaveAccessibleDescription('10 characters left');
    await contact.fill({ description: 'x'.repeat(9999) });
    await expect(contact.description).toHaveAccessibleDescription('1 character left');
    await contact.description.press('End');
    await contact.description.pressSequentially('yz');
    expect(await contact.description.inputValue()).toHaveLength(10_000);
  });
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
  const boxAt = async (height: number) => {
    await page.setViewportSize({ width: 390, height });
    const box = await description.boundingBox();
    return box ?? { y: Number.NaN, height: Number.NaN };
  };
  const [low, high] = [await boxAt(844), await boxAt(1000)];
  expect(high.height - low.height, 'the field has all that a higher screen has more').toBeCloseTo(156, 0);
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const below = (await bottomOf(dialog)) - (await bottomOf(submit));
  expect(below, 'pixels below the button').toBeGreaterThan(8);
  expect(below, 'pixels below the button').toBeLessThan(32);
  await description.fill(longText);
  expect(await description.boundingBox(), 'the field with a long text').toEqual(high);
});

test('the address is judged when it is left, and from then on with every change', async ({ contact }) => {
  const { email, name, description } = contact;
  const expectError = async (text: string | null) => {
    await expect(email).toHaveAttribute('aria-invalid', String(text !== null));
    await expect(email).toHaveAccessibleDescription(text ?? '');
  };
  await expectError(null);
  await email.pressSequentially('ada');
  await expectError(null);
  await name.focus();
  await expectError(invalid);
  for (const [address, error] of [
    ['ada@example.com', null],
    ['ada@example.co', null],
    ['ada@example', invalid],
    ['', empty],
    [' ADA@example.COM ', null],
    ['ada@münchen.example', null],
  ] as const) {
    await email.fill(address);
    await expectError(error);
  }
  await email.fill('');
  for (const field of [description, name, email]) await field.focus();
  await expectError(empty);
  // The other fields may stay empty.
  await expect(contact.dialog.getByText(/^Please enter/)).toHaveCount(1);
});

test('a wrong address blocks sending, gets the focus, and is forgotten with the dialog', async ({ page, contact }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sendEmail')) sent.push(request.url());
  });
  const announced = await watchLiveRegions(page);
  for (const [address, error] of [
    ['', empty],
    ['ada@example', invalid],
  ] as const) {
    await contact.fill({ email: address });
    await contact.description.focus();
    for (const submit of [() => contact.submit.click(), () => contact.name.press('Enter')]) {
      await submit();
      await expect(contact.email).toBeFocused();
      await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
      await expect(contact.email).toHaveAccessibleDescription(error);
      await expect(contact.failure).toHaveCount(0);
    }
  }
  // The focus reads the error: nothing else may say it a second time.
  expect(await announced()).toEqual([]);

  // A field that has the focus already is not read again: its error is announced, at every attempt.
  await contact.email.press('Enter');
  await expect.poll(announced).toEqual([invalid]);
  await contact.email.press('Enter');
  await expect.poll(announced).toEqual([invalid, invalid]);
  await contact.fill({ email: 'ada@example.com' });
  await expect(contact.dialog.getByText(/^Please enter/)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
  expect(await announced()).toEqual([invalid, invalid]);
  expect(sent).toEqual([]);

  await contact.fill({ name: 'Ada', email: 'ada', description: 'A shop' });
  await contact.submit.click();
  await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);
  await contact.open();
  await contact.expectFields({});
  await expect(contact.email).toHaveAttribute('aria-invalid', 'false');
});
