import { expect, test } from '../fixtures';
import { message } from '../messages';
import { firstService } from '../support/samples';

test.skip(({ isNarrow }) => !isNarrow, 'Wide screens have the menu in the header: header.spec.ts');

test('its buttons and Escape close it and give focus back; Tab stays within', async ({
  page,
  site,
  contact,
  press,
}) => {
  await site.open('/');
  await expect(site.menuToggle).toHaveAttribute('aria-expanded', 'false');
  await site.menuToggle.click();
  await expect.poll(() => site.menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await site.menu.getByRole('button', { name: message('common.menu.close') }).click();
  await expect(site.menu).toBeHidden();
  await expect(site.menuToggle).toBeFocused();

  await site.menuToggle.click();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  for (let stops = 0; stops < 12; stops += 1) {
    await press('Tab');
    const isWithin = await site.menu.evaluate(
      (menu) => menu.contains(document.activeElement) || document.activeElement?.contains(menu),
    );
    expect(isWithin, `the focus is in the menu after ${stops + 1} stops`).toBe(true);
  }
  await press('Escape');
  await expect(site.menu).toBeHidden();
  await expect(site.menuToggle).toBeFocused();

  await test.step('Contact Us leads to the contact dialog, and from there back to the page', async () => {
    await site.menuToggle.click();
    const contactUs = site.menu.getByRole('button', { name: message('common.contactUs') });
    await expect(contactUs).toBeInViewport();
    await contactUs.click();
    await expect(contact.dialog).toBeVisible();
    await expect(site.menu).toBeHidden();
    await press('Escape');
    await expect(contact.dialog).toBeHidden();
    await expect(site.menuToggle).toBeFocused();
  });
});

test('closes when the path changes, with focus on the new heading', async ({ page, site }) => {
  await site.open('/');
  await site.openServices();
  await site.menu.getByRole('link', { name: message(`common.nav.service.${firstService}`), exact: true }).click();
  await expect(site.heading).toHaveText(message(`service.${firstService}.hero.title`));
  await expect(site.heading).toBeFocused();

  await site.menuToggle.click();
  await expect(site.navigation.getByRole('button', { name: message('common.nav.services') })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.goBack();
  await expect(site.heading).toHaveText(message('home.hero.title'));
  await expect(site.menu).toBeHidden();
  await expect(site.heading).toBeFocused();
  // The link to the current page closes it too.
  await site.menuToggle.click();
  await site.menu.getByRole('link', { name: message('common.nav.home'), exact: true }).click();
  await expect(site.menu).toBeHidden();
});
