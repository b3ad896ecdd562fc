import { expect, test } from '../fixtures';

const empty = 'Please enter your email address. We need it to get back to you.';
const invalid = 'Please enter a valid email address. We need it to get back to you.';

test('Contact email: empty gives ‘Please enter your email address. …’; invalid gives ‘Please enter a valid email address. …’', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  const email = dialog.getByLabel('Email');
  const messages = page.getByText(/We need it to get back to you\./);

  await test.step('Email fields validate on blur, and on change only after first blur', async () => {
    await email.pressSequentially('ada');
    await expect(messages).toHaveCount(0);
    await email.blur();
    await expect(page.getByText(invalid)).toHaveCount(1);
    await email.fill('ada@example.com');
    await expect(messages).toHaveCount(0);
    await email.fill('');
    await expect(page.getByText(empty)).toHaveCount(1);
    await expect(messages).toHaveCount(1);
  });
  await test.step('standard address pattern, case-insensitive', async () => {
    for (const wrong of [
      'ada',
      'ada@',
      '@example.com',
      'ada@example',
      'a b@example.com',
      'ada@example..com',
      'ada@@example.com',
    ]) {
      await email.fill(wrong);
      await expect.soft(page.getByText(invalid)).toHaveCount(1);
    }
    for (const right of [
      'ADA@EXAMPLE.COM',
      'ada.byron+engine@mail.example.co.uk',
      ' ada@example.com ',
      'ada@münchen.example',
    ]) {
      await email.fill(right);
      await expect.soft(messages).toHaveCount(0);
    }
  });
});

test('Submit is blocked when the email is invalid, with no further message', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/sendEmail', (route) => {
    calls += 1;
    return route.fulfill({ status: 200 });
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  const send = dialog.getByRole('button', { name: /send/i });

  await test.step('empty', async () => {
    await send.click();
    await expect(page.getByText(empty)).toHaveCount(1);
    await expect(dialog.getByLabel('Email')).toBeFocused();
  });
  await test.step('invalid', async () => {
    await dialog.getByLabel('Email').fill('ada@example');
    await dialog.getByLabel('Project description').fill('An engine');
    await send.click();
    await expect(page.getByText(invalid)).toHaveCount(1);
    await expect(page.getByText(/The form has errors|Unknown error/)).toHaveCount(0);
    await expect(send).toBeVisible();
  });
  expect(calls).toBe(0);
});
