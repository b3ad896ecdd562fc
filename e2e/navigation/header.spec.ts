import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { wideHeader } from '../../src/navigation';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { aService, rightToLeft } from '../support/samples';
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
  // A menu that a narrow screen does not show needs no drawings.
  const files = () => page.evaluate(() => JSON.stringify(performance.getEntriesByType('resource')));
  await expect.poll(async () => (await files()).includes('/menuGlyph.')).toBe(!isNarrow);
});

test('focus that comes to the header, or back to it from a dialog, moves nothing', async ({ page, site, press }) => {
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
  // Contact Us, or the menu. Not by a click, before which not every engine's driver leaves the page where it is.
  await controls.last().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrolled()).toBe(900);
});

test.describe('on a wide screen', () => {
  test.skip(({ isNarrow }) => isNarrow, 'Narrow screens have the drawer instead: drawer.spec.ts');

  test('Escape, a click outside and another path close the services; focus goes back, or on', async ({
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

    // They close when the focus goes on, so that they cover nothing that has it.
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

  test('what opens in the header ends where its last button does, and is within the window', async ({ page }) => {
    for (const locale of [sourceLocale, ...rightToLeft]) {
      await page.goto(hrefOf('/', locale));
      const banner = page.getByRole('banner');
      const toggle = banner.getByRole('navigation').getByRole('button').first();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.click();
      const panel = await banner.getByRole('list').getByRole('list').boundingBox();
      const last = await banner.getByRole('button').last().boundingBox();
      const end = (box: typeof panel) =>
        box === null ? 0 : localeFacts[locale].direction === 'rtl' ? box.x : box.x + box.width;
      expect(Math.abs(end(panel) - end(last))).toBeLessThanOrEqual(1);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    }
  });

  test('every name in the header has one line, from the width on that shows the whole menu', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(hrefOf('/about-us', locale));
      const banner = page.getByRole('banner');
      for (const width of [wideHeader, wideHeader - 1]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(banner.getByRole('navigation')).toBeVisible({ visible: width === wideHeader });
        const lines = await banner.evaluate(linesOfTexts);
        expect(lines.filter(([, count]) => count > 1)).toEqual([]);
        expect(lines.length).toBeGreaterThan(1);
      }
    }
  });
});

/** Each visible text within an element, with the number of its lines. */
function linesOfTexts(element: Element): [text: string, lines: number][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: [string, number][] = [];
  while (walker.nextNode()) {
    // Texts that a menu shows only when it is open have room of their own.
    if (walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
    if (tops.size > 0) found.push([range.toString(), tops.size]);
  }
  return found;
}
