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
    await email.fill('ada@@example.com');
    await expect(page.getByText(invalid)).toHaveCount(1);
    await email.fill(' ADA@EXAMPLE.COM ');
    await expect(messages).toHaveCount(0);
  });
  await test.step('Submit is blocked when the email is invalid, with no further message', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    const send = dialog.getByRole('button', { name: /send/i });
    for (const [address, message] of [
      ['', empty],
      ['ada@example', invalid],
    ] as const) {
      await email.fill(address);
      await send.click();
      await expect(page.getByText(message)).toHaveCount(1);
      await expect(email).toBeFocused();
      await expect(page.getByText(/The form has errors|Unknown error/)).toHaveCount(0);
      await expect(send).toBeVisible();
    }
    expect(calls).not.toContain('POST');
  });
});
