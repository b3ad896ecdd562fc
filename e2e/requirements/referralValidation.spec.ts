import { expect, test } from '../fixtures';

test('Email fields validate on blur, and on change only after first blur; names (only after a submit attempt)', async ({
  page,
}) => {
  await page.goto('/referral');
  for (const label of ['Your email', "Referral's email"]) {
    await test.step(label, async () => {
      const field = page.getByLabel(label);
      const messages = page.getByText(/^Enter an? (valid )?email address\.$/);
      await field.focus();
      await field.pressSequentially('ada');
      await expect(messages).toHaveCount(0);
      await field.blur();
      await expect(page.getByText('Enter a valid email address.')).toHaveCount(1);
      await field.fill('');
      await expect(page.getByText('Enter an email address.')).toHaveCount(1);
      await field.fill('ADA@EXAMPLE.COM');
      await expect(messages).toHaveCount(0);
    });
  }
  for (const [label, message] of [
    ['Your name', 'Enter your name.'],
    ["Referral's name", "Enter the referral's name."],
  ] as const) {
    await test.step(label, async () => {
      await page.getByLabel(label).fill('A');
      await page.getByLabel(label).fill('');
      await page.getByLabel(label).blur();
      await expect(page.getByText(message)).toHaveCount(0);
    });
  }
  await test.step('Referral submission is blocked with ‘The form has errors. …’, and each message is shown', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    for (const label of ['Your email', "Referral's email"]) await page.getByLabel(label).fill('');
    await page.getByRole('button', { name: /send/i }).click();
    for (const [message, count] of [
      ['The form has errors. You need to fix them before you can submit the form.', 1],
      ['Enter your name.', 1],
      ["Enter the referral's name.", 1],
      ['Enter an email address.', 2],
      ['You need agree to the terms and conditions.', 1],
    ] as const) {
      await expect.soft(page.getByText(message)).toHaveCount(count);
    }
    expect(calls).not.toContain('POST');
  });
});
