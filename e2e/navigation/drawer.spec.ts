import { expect, test } from '../fixtures';
import { message } from '../messages';

test.skip(({ isNarrow }) => !isNarrow, 'Wide screens have the menu in the header: header.spec.ts');

test('is a named dialog that covers the screen, with Contact Us and its own way out', async ({ page, site }) => {
  await site.open('/');
  await expect(site.menu).toHaveCount(0);
  await expect(site.menuToggle).toHaveAttribute('aria-expanded', 'false');
  await site.menuToggle.click();
  await expect(site.menu).toBeVisible();
  const screen = page.viewportSize();
  await expect
    .poll(() => site.menu.boundingBox())
    .toEqual({ x: 0, y: 0, width: screen?.width, height: screen?.height });
  await expect(site.menu.getByRole('button', { name: message('common.contactUs') })).toBeInViewport();
  await site.menu.getByRole('button', { name: message('common.menu.close') }).click();
  await expect(site.menu).toBeHidden();
  await expect(site.menuToggle).toBeFocused();
});

test('Escape closes it and gives focus back; Tab stays within', async ({ site, press }) => {
  await site.open('/');
  await site.menuToggle.click();
  for (let stops = 0; stops < 12; stops += 1) {
    await press('Tab');
    expect(
      await site.menu.evaluate(
        (menu) => menu.contains(document.activeElement) || document.activeElement?.contains(menu),
      ),
    ).toBe(true);
  }
  await press('Escape');
  await expect(site.menu).toBeHidden();
  await expect(site.menuToggle).toBeFocused();
});

test('closes when the path changes, with focus on the new heading', async ({ page, site }) => {
  await site.open('/');
  await site.openServices();
  await site.menu.getByRole('link', { name: message('common.nav.service.ai'), exact: true }).click();
  await expect(page).toHaveURL('/services/ai');
  await expect(site.menu).toBeHidden();
  await expect(site.heading).toBeFocused();

  // Opened again it begins as at first.
  await site.menuToggle.click();
  await expect(site.menu.getByRole('button', { name: message('common.nav.services') })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.goBack();
  await expect(site.heading).toHaveText(message('home.hero.title'));
  await expect(site.menu).toBeHidden();
  await expect(site.heading).toBeFocused();
});

test('the link to the current page closes it too', async ({ site }) => {
  await site.open('/about-us');
  await site.menuToggle.click();
  await site.menu.getByRole('link', { name: message('common.nav.aboutUs') }).click();
  await expect(site.menu).toBeHidden();
});

test('its Contact Us leads to the contact dialog, and from there back to the page', async ({
  site,
  contact,
  press,
}) => {
  await site.open('/');
  await site.menuToggle.click();
  await site.menu.getByRole('button', { name: message('common.contactUs') }).click();
  await expect(contact.dialog).toBeVisible();
  await expect(site.menu).toBeHidden();
  await press('Escape');
  await expect(contact.dialog).toBeHidden();
  await expect(site.menuToggle).toBeFocused();
});
