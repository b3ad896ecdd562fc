import type { Locator, Page } from '@playwright/test';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message } from '../messages';

const contactUs = message('common.contactUs');

/** Every button on home that opens the dialog, except the drawer's button (drawer.spec.ts). */
function openers(page: Page, isNarrow: boolean): Locator[] {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  return [
    ...(isNarrow ? [] : [header.getByRole('button', { name: contactUs })]),
    main.getByRole('button', { name: contactUs }).first(),
    main.getByRole('button', { name: message('home.services.unsure.button') }),
    main.getByRole('button', { name: contactUs }).last(),
  ];
}

test('opens from everywhere, takes the focus, and gives it back', async ({ page, site, contact, isNarrow, press }) => {
  await site.open('/');
  await expect(contact.dialog).toHaveCount(0);
  for (const opener of openers(page, isNarrow)) {
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    // Screen readers can reach only the dialog.
    await expect(site.header).toHaveCount(0);
    // On a touch screen a focused field would open the keyboard, which covers half of the dialog.
    const isTouch = await page.evaluate(() => matchMedia('(any-pointer: coarse)').matches);
    await expect(isTouch ? contact.title : contact.name).toBeFocused();
    await press('Escape');
    await expect(contact.dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await press('Enter');
  await expect(contact.name).toBeFocused();
  await press('Escape');
  await expect(contact.dialog).toHaveCount(0);
  await test.step('from a link in an answer, and fits', async () => {
    await site.main.getByRole('button', { name: message('home.faq.fees.question') }).click();
    const link = site.main.getByRole('link', { name: 'Describe your project' });
    await link.click();
    const box = await contact.dialog.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    if (isNarrow) expect(box).toMatchObject({ x: 0, y: 0, width });
    else {
      expect(box?.width).toBeLessThan(width);
      expect(box?.height).toBeLessThanOrEqual(height);
    }
    await contact.submit.scrollIntoViewIfNeeded();
    await expect(contact.submit).toBeInViewport({ ratio: 1 });
    await contact.closeButton.click();
    await expect(contact.dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });
  await expect(page).toHaveURL('/');
});

test('returns the focus before it is removed, so that it is announced', async ({ page, site, contact }) => {
  await site.open('/');
  await contact.open();
  await contact.email.focus();
  await page.evaluate(() => {
    const stays = new Promise((done) => {
      document.addEventListener('focusin', () => {
        const focused = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('[role="dialog"]') === null) done(performance.now() - focused);
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    Object.assign(window, { stays });
  });
  await page.keyboard.press('Escape');
  // Screen readers need three frames or more between the new focus and the removal of the dialog.
  expect(await page.evaluate(() => (window as { stays?: Promise<number> }).stays)).toBeGreaterThan(50);
  await expect(contact.dialog).toHaveCount(0);
});

test('opens the privacy policy in a new tab, and keeps the typed text; a double click selects a word', async ({
  page,
  site,
  contact,
}) => {
  needs('popup');
  await site.open('/');
  await contact.open();
  await contact.fill({ description: 'An engine' });
  const second = { bubbles: true, cancelable: true, detail: 2 };
  expect(
    await contact.title.evaluate((title, init) => title.dispatchEvent(new MouseEvent('mousedown', init)), second),
  ).toBe(true);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    contact.dialog.getByRole('link', { name: 'privacy policy' }).click(),
  ]);
  await expect(tab).toHaveURL('/privacy-policy');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(message('privacyPolicy.hero.title'));
  await expect(contact.description).toHaveValue('An engine');
});
