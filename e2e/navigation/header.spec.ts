import { expect, test } from '../fixtures';
import { aService } from '../support/samples';
import { message } from '../messages';

test('the skip link is the first stop of the keyboard, and leads past the low header', async ({
  page,
  site,
  press,
  isNarrow,
}) => {
  await site.open('/about-us');
  await press('Tab');
  const skip = page.getByRole('link', { name: message('common.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await press('Enter');
  await expect(site.main).toBeFocused();
  await press('Tab');
  expect(await site.main.evaluate((main) => main.contains(document.activeElement))).toBe(true);
  expect((await site.header.boundingBox())?.height).toBeLessThanOrEqual(72);
  expect(site.documents()).toEqual(['/about-us']);
  // A narrow screen does not show the menu, so it does not load the menu's drawings.
  const files = () => page.evaluate(() => JSON.stringify(performance.getEntriesByType('resource')));
  await expect.poll(async () => (await files()).includes('/menuGlyph.')).toBe(!isNarrow);
});

test('the page does not scroll when the header gets the focus, also after a dialog', async ({ page, site, press }) => {
  await site.open('/');
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
  });
  const scrolled = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(window.scrollY))));
  const controls = site.header.getByRole('link').or(site.header.getByRole('button')).filter({ visible: true });
  for (const control of await controls.all()) {
    await control.focus();
    expect(await scrolled()).toBe(900);
  }
  // The last control is Contact Us or the menu. Some drivers scroll the page before a click, so a key opens it.
  await controls.last().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrolled()).toBe(900);
});

test.describe('on a wide screen', () => {
  test.skip(({ isNarrow }) => isNarrow, 'Narrow screens have the drawer instead: drawer.spec.ts');

  test('Escape, a click outside and another path close the services; the focus returns or moves on', async ({
    page,
    site,
    press,
  }) => {
    await site.open('/');
    await site.openServices();
    const toggle = site.navigation.getByRole('button', { name: message('common.nav.services') });
    const list = site.navigation.getByRole('list').nth(1);
    const links = list.getByRole('link');
    await press('Tab');
    await expect(links.first()).toBeFocused();
    await press('Escape');
    await expect(list).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    // The list closes when the focus leaves it, so it never covers the focused element.
    await toggle.click();
    await links.last().focus();
    await expect(list).toBeVisible();
    await press('Tab');
    await expect(site.navigation.getByRole('link', { name: message('common.nav.caseStudies') })).toBeFocused();
    await expect(list).toBeHidden();

    await toggle.click();
    await list.click({ position: { x: 4, y: 4 } });
    await expect(list).toBeVisible();
    await site.main.click({ position: { x: 4, y: 4 } });
    await expect(list).toBeHidden();

    await toggle.click();
    await list.getByRole('link', { name: message(`common.nav.service.${aService}`) }).click();
    await expect(page).toHaveURL(`/services/${aService}`);
    await expect(site.heading).toBeFocused();
    await toggle.click();
    await page.goBack();
    await expect(site.heading).toHaveText(message('home.hero.title'));
    await expect(list).toBeHidden();
  });
});
