import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures';

const thanks = 'Thank you! We will contact you shortly.';
const panel = 'Trusted by innovative companies worldwide';

test('Submit: idle, ‘Sending...’, then success (fields cleared, inputs replaced by ‘Thank you! We will contact you shortly.’, submit button removed)', async ({
  page,
  isNarrow,
}) => {
  const calls: Route[] = [];
  await page.route('**/api/sendEmail', (route) => calls.push(route));
  await page.goto('/');
  const open = page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });

  await test.step('Wide screens show a side panel ‘Trusted by innovative companies worldwide’ with three client logos. Promise: response within 24 hours', async () => {
    await expect(dialog.getByText(/within 24 hours/)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Get in touch' })).toBeVisible();
    await expect(dialog.getByText(panel)).toBeVisible({ visible: !isNarrow });
    await expect(dialog.getByRole('img')).toHaveCount(isNarrow ? 0 : 3);
    await expect(dialog.getByLabel('Project description')).toHaveAttribute('rows', '3');
  });
  await dialog.getByLabel('Name').fill('Ada Byron');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Project description').fill('An engine');
  await dialog.getByRole('button', { name: /send/i }).click();

  await test.step('Sending...', async () => {
    await expect(page.getByText('Sending...')).toHaveCount(1);
    await expect(page.getByText('Sending...')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  });
  await test.step('success', async () => {
    await expect.poll(() => calls.length).toBe(1);
    await calls[0]?.fulfill({ status: 200 });
    await expect(dialog.getByText(thanks)).toBeVisible();
    await expect(page.getByText(thanks)).toHaveCount(1);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /send/i })).toHaveCount(0);
    if (!isNarrow) await expect(dialog.getByText(panel)).toBeVisible();
  });
  await test.step('close resets fields, clears success state, toggles', async () => {
    await dialog.getByRole('button', { name: /close/i }).click();
    await expect(dialog).toBeHidden();
    await open.click();
    await expect(dialog.getByText(thanks)).toBeHidden();
    for (const label of ['Name', 'Email', 'Project description'])
      await expect(dialog.getByLabel(label)).toHaveValue('');
  });
  await test.step('close resets the fields that were not sent', async () => {
    await dialog.getByLabel('Name').fill('Charles');
    await dialog.getByRole('button', { name: /close/i }).click();
    await open.click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
  });
});
