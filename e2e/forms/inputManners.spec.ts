import { expect, test } from '../fixtures';
import { message } from '../messages';

test.skip(({ isNarrow }) => isNarrow, 'Keys and the pointer do the same on a narrow screen, whose menu is a drawer');

test('letters, digits and signs are no commands, and nothing opens, moves on or sends because it has got the focus', async ({
  page,
  site,
  contact,
}) => {
  await site.open('/case-studies');
  await site.heading.focus();
  const before = await page.locator('body').ariaSnapshot();
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyzABC0123456789?/.,;+-*=#[]!');
  expect(await page.locator('body').ariaSnapshot()).toBe(before);

  const stops = page.locator('a[href], button, input, select, textarea');
  expect(await stops.count()).toBeGreaterThan(60);
  await stops.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.focus();
  });
  await expect(contact.dialog).toHaveCount(0);
  await site.heading.focus();
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL('/case-studies');
  expect(site.documents()).toEqual(['/case-studies']);
});

test('a button or link that the pointer has left before it is released does nothing', async ({ page, site }) => {
  await site.open('/');
  const services = site.navigation.getByRole('button', { name: message('common.nav.services') });
  const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
  const link = site.navigation.getByRole('link', { name: message('common.nav.aboutUs') });
  for (const control of [opener, services, link]) {
    await control.hover();
    await page.mouse.down();
    await site.heading.hover();
    await page.mouse.up();
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/');
  // The same press, released where it began, does.
  await opener.click();
  await expect(dialog).toBeVisible();
});
