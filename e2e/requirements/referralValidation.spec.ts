import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fillReferral } from './fillReferral';

const general = 'The form has errors. You need to fix them before you can submit the form.';

const faults = [
  {
    title: 'Blank (trimmed) own name',
    spoil: (page: Page) => page.getByLabel('Your name').fill('   '),
    message: 'Enter your name.',
  },
  {
    title: 'own email empty',
    spoil: (page: Page) => page.getByLabel('Your email').fill(''),
    message: 'Enter an email address.',
  },
  {
    title: 'own email invalid',
    spoil: (page: Page) => page.getByLabel('Your email').fill('ada@example'),
    message: 'Enter a valid email address.',
  },
  {
    title: 'blank referral name',
    spoil: (page: Page) => page.getByLabel("Referral's name").fill(' '),
    message: "Enter the referral's name.",
  },
  {
    title: "the referral's email empty",
    spoil: (page: Page) => page.getByLabel("Referral's email").fill(''),
    message: 'Enter an email address.',
  },
  {
    title: "the referral's email invalid",
    spoil: (page: Page) => page.getByLabel("Referral's email").fill('charles'),
    message: 'Enter a valid email address.',
  },
  {
    title: 'Terms unchecked',
    spoil: (page: Page) => page.getByRole('checkbox', { name: /terms/i }).uncheck(),
    message: 'You need agree to the terms and conditions.',
  },
];

test('Referral submission is blocked with ‘The form has errors. …’ unless terms accepted, both names non-empty and both emails valid', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/api/sendEmail', (route) => {
    calls += 1;
    return route.fulfill({ status: 200 });
  });
  await page.goto('/referral');
  for (const { title, spoil, message } of faults) {
    await test.step(`${title}: ${message}`, async () => {
      // What was wrong before is right, and nothing is called wrong.
      await fillReferral(page);
      await expect(page.getByText(general)).toBeHidden();
      await expect(page.getByText(message, { exact: true })).toBeHidden();
      await spoil(page);
      await page.getByRole('button', { name: /send/i }).click();
      await expect.soft(page.getByText(message, { exact: true })).toHaveCount(1);
      await expect.soft(page.getByText(message, { exact: true })).toBeVisible();
      await expect.soft(page.getByText(general)).toHaveCount(1);
    });
  }
  expect(calls).toBe(0);
});

test('An empty form shows each message', async ({ page }) => {
  await page.goto('/referral');
  await page.getByRole('button', { name: /send/i }).click();
  for (const message of [
    'Enter your name.',
    "Enter the referral's name.",
    'You need agree to the terms and conditions.',
  ]) {
    await expect.soft(page.getByText(message)).toHaveCount(1);
  }
  // One for each of the two addresses.
  await expect.soft(page.getByText('Enter an email address.')).toHaveCount(2);
  await expect.soft(page.getByText(general)).toHaveCount(1);
});

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
});
