import { expect, test } from '../fixtures';
import { message } from '../messages';

test.skip(
  ({ viewport }) => viewport !== null && viewport.width < 900,
  'Keys and the pointer do the same on a narrow screen, whose menu is a drawer',
);

test('letters, digits and signs that are typed on a page are no commands', async ({ page, site }) => {
  await site.open('/case-studies');
  await site.heading.click();
  const before = await page.locator('body').ariaSnapshot();
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyzABC0123456789?/.,;+-*=#[]!');
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL('/case-studies');
});

test('a button or link that the pointer has left before it is released does nothing', async ({
  page,
  site,
  contact,
}) => {
  await site.open('/');
  const controls = [
    site.main.getByRole('button', { name: message('common.contactUs') }).first(),
    site.navigation.getByRole('button', { name: message('common.nav.services') }),
    site.navigation.getByRole('link', { name: message('common.nav.aboutUs') }),
  ];
  for (const control of controls) {
    await control.hover();
    await page.mouse.down();
    // Slightly past its edge: a link would be dragged from there on, which is no click either.
    await site.heading.hover();
    await page.mouse.up();
  }
  await expect(contact.dialog).toHaveCount(0);
  await expect(controls[1] ?? site.main).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/');
  // The same press, released where it began, does.
  await controls[0]?.click();
  await expect(contact.dialog).toBeVisible();
});

test('nothing opens, moves on or sends because it has got the focus', async ({ page, site, contact }) => {
  await site.open('/case-studies');
  const before = await page.locator('body').ariaSnapshot();
  const stops = page.locator('a[href], button, input, select, textarea');
  expect(await stops.count()).toBeGreaterThan(60);
  await stops.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.focus();
  });
  await expect(contact.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/case-studies');
  await site.heading.focus();
  expect(site.documents()).toEqual(['/case-studies']);
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
});
