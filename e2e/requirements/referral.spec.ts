import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';

const thanks = 'Thank you! We will contact you shortly.';

/** Fills everything that the referral form requires. */
async function fillReferral(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Your email').fill('ada@example.com');
  await page.getByLabel("Referral's name").fill('Charles Babbage');
  await page.getByLabel("Referral's email").fill('charles@example.com');
  await page.getByRole('checkbox', { name: /terms/i }).check();
}

test('Sections: hero, how it works (3 steps), why refer us (four benefits), referral form, collapsible terms, FAQ accordion', async ({
  page,
}) => {
  await page.goto('/referral');
  const main = page.getByRole('main');
  await test.step('Earn 10% commission on a closed deal, capped at $1,000', async () => {
    await expect(main.getByText('10%').first()).toBeVisible();
    await expect(main.getByText('$1,000').first()).toBeVisible();
  });
  await test.step('how it works (3 steps: Refer, Evaluation, Reward)', async () => {
    await expect(main.getByRole('heading', { name: 'How it works' })).toBeVisible();
    const steps = main.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Evaluation' }) });
    await expect(steps.getByRole('heading')).toHaveText(['Refer', 'Evaluation', 'Reward']);
  });
  await test.step('why refer us (four benefits)', async () => {
    const title = main.getByRole('heading', { name: 'Why refer us' });
    await expect(title).toBeVisible();
    const benefits = main.getByRole('list').filter({ hasText: /no limit/i });
    await expect(benefits.getByRole('listitem')).toHaveCount(4);
  });
  await test.step('fields', async () => {
    for (const label of ['Your name', 'Your email', "Referral's name", "Referral's email", "Referral's phone number"]) {
      await expect.soft(page.getByLabel(label)).toBeVisible();
    }
    await expect.soft(page.getByLabel("Referral's name")).not.toHaveAttribute('type', 'email');
    await expect.soft(page.getByLabel('Details')).toHaveAttribute('rows', '3');
    await expect.soft(page.getByLabel(/how (do )?you know them/i)).toHaveAttribute('rows', '3');
    await expect.soft(page.getByRole('checkbox', { name: /terms/i })).not.toBeChecked();
  });
  await test.step('referral type (individual, business or friend; default individual)', async () => {
    await expect.soft(page.getByRole('radio')).toHaveCount(3);
    await expect.soft(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
    for (const name of ['Business', 'Friend']) await expect.soft(page.getByRole('radio', { name })).not.toBeChecked();
  });
});

test('Referral form: same cycle; success replaces the button with the thank-you message', async ({ page }) => {
  const calls: Route[] = [];
  await page.route('**/api/sendEmail', (route) => calls.push(route));
  await page.goto('/referral');
  await fillReferral(page);
  await page.getByRole('radio', { name: 'Friend' }).check();
  const send = page.getByRole('button', { name: /send/i });
  await send.click();
  await test.step('Sending...', async () => {
    await expect(page.getByText('Sending...')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  });
  await test.step('the form stays, empty, with the thanks in the button’s place', async () => {
    await expect.poll(() => calls.length).toBe(1);
    await calls[0]?.fulfill({ status: 200 });
    await expect(page.getByText(thanks)).toHaveCount(1);
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(send).toHaveCount(0);
    for (const label of ['Your name', 'Your email', "Referral's name", "Referral's email", 'Details']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /terms/i })).not.toBeChecked();
    await expect(
      page.getByText(/Enter (your|the referral's) name\.|Enter an email address\.|You need agree/),
    ).toHaveCount(0);
  });
  await test.step('writing again brings the button back', async () => {
    await page.getByLabel('Your name').fill('Ada Byron');
    await expect(send).toBeVisible();
    await expect(page.getByText(thanks)).toHaveCount(0);
  });
  await test.step('leaving the page clears the thanks', async () => {
    await fillReferral(page);
    await send.click();
    await expect.poll(() => calls.length).toBe(2);
    await calls[1]?.fulfill({ status: 200 });
    await expect(page.getByText(thanks)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
    await page.goBack();
    await expect(send).toBeVisible();
    await expect(page.getByText(thanks)).toHaveCount(0);
  });
});
