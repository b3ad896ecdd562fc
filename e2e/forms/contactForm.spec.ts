import { expect, test } from '../fixtures';

const empty = 'Please enter your email address. We need it to get back to you.';
const invalid = 'Please enter a valid email address. We need it to get back to you.';

test.beforeEach(async ({ page, site, contact }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await contact.open();
});

test('has its three fields, of which only the address is required', async ({ contact, isNarrow }) => {
  await expect(contact.dialog.getByRole('textbox')).toHaveCount(3);
  await expect(contact.name).toHaveAttribute('autocomplete', 'name');
  await expect(contact.email).toHaveAttribute('autocomplete', 'email');
  await expect(contact.email).toHaveAttribute('type', 'email');
  const required = [contact.name, contact.email, contact.description].map((field) =>
    field.getAttribute('aria-required'),
  );
  expect(await Promise.all(required)).toEqual([null, 'true', null]);
  const rows = await contact.description.evaluate((field) => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(field);
    return (field.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd)) / parseFloat(lineHeight);
  });
  // On phones it takes the room that the sheet has left.
  if (isNarrow) expect(rows).toBeGreaterThan(3);
  else expect(Math.round(rows)).toBe(3);
});

test('the address is judged when it is left, and from then on with every change', async ({ contact }) => {
  const { email, name } = contact;
  const expectError = async (message: string | null) => {
    await expect(email).toHaveAttribute('aria-invalid', String(message !== null));
    await expect(email).toHaveAccessibleDescription(message ?? '');
  };
  await expectError(null);
  await email.pressSequentially('ada');
  await expectError(null);
  await name.focus();
  await expectError(invalid);
  await email.pressSequentially('@example.com');
  await expectError(null);
  await email.press('Backspace');
  await expectError(null);
  await email.fill('ada@example');
  await expectError(invalid);
  await email.fill('');
  await expectError(empty);
  await email.fill(' ADA@example.COM ');
  await expectError(null);
  await email.fill('ada@example');
  await expectError(invalid);
  await email.fill('ada@münchen.example');
  await expectError(null);
});

test('an address that is left empty is asked for; the other fields may be empty', async ({ contact }) => {
  await contact.email.focus();
  await contact.description.focus();
  await contact.name.focus();
  await contact.email.focus();
  await expect(contact.email).toHaveAccessibleDescription(empty);
  await expect(contact.dialog.getByText(/^Please enter/)).toHaveCount(1);
});

test('a wrong address blocks sending with no word but its own, and gets the focus', async ({ page, contact }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sendEmail')) sent.push(request.url());
  });
  for (const [address, message] of [
    ['', empty],
    ['ada@example', invalid],
  ] as const) {
    await contact.fill({ email: address });
    await contact.description.focus();
    for (const submit of [() => contact.submit.click(), () => contact.name.press('Enter')]) {
      await submit();
      await expect(contact.email).toBeFocused();
      await expect(contact.email).toHaveAccessibleDescription(message);
      await expect(contact.failure).toHaveCount(0);
    }
  }
  expect(sent).toEqual([]);
  await contact.fill({ email: 'ada@example.com' });
  await expect(contact.dialog.getByText(/^Please enter/)).toHaveCount(0);
});

test('little room left in the description is told', async ({ contact }) => {
  await contact.fill({ description: 'x'.repeat(9990) });
  await expect(contact.description).toHaveAccessibleDescription('10 characters left');
  await contact.fill({ description: 'x'.repeat(9999) });
  await expect(contact.description).toHaveAccessibleDescription('1 character left');
  await contact.description.press('End');
  await contact.description.pressSequentially('yz');
  expect(await contact.description.inputValue()).toHaveLength(10_000);
});
