import type { Locator } from '@playwright/test';
import { company } from '../../src/content/company';
import { needs } from '@nine-blocks/system-browsers/needs';
import { navigation } from '../../src/navigation';
import { expect, test } from '../fixtures';
import { firstService } from '../support/samples';
import { linkOf } from '../support/site';
import { message } from '../messages';
import { needsPart } from '../support/needsPart';

const services = message('common.nav.services');

/** How far the arrow of a button is turned, in degrees. */
const turnOf = (button: Locator) =>
  button.evaluate((element) => {
    const arrow = element.querySelector('svg');
    const { a, b } = new DOMMatrix(arrow === null ? '' : getComputedStyle(arrow).transform);
    return Math.abs(Math.round((Math.atan2(b, a) * 180) / Math.PI));
  });

test('has its entries in order, and services open and close by click', async ({ page, site, isNarrow }) => {
  await site.open('/');
  if (isNarrow) await site.menuToggle.click();
  const toggle = site.navigation.getByRole('button', { name: services });
  const first = site.navigation.getByRole('link', { name: message(`common.nav.service.${firstService}`), exact: true });
  for (const isOpen of [false, true, false]) {
    await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(first).toBeVisible({ visible: isOpen });
    expect(await turnOf(toggle)).toBe(isOpen ? 180 : 0);
    await toggle.click();
  }
  const entries = navigation.flatMap((entry) => ('children' in entry ? entry.children : [entry])).map(linkOf);
  const links = site.navigation.getByRole('link');
  await expect(links).toHaveText(entries.map(({ text }) => new RegExp(`^${text}`)));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(entries.map(({ href }) => href));
  // Only by click: the pointer that passes over it opens nothing.
  await toggle.click();
  await toggle.blur();
  await toggle.hover();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // A list of links, not a widget with keys of its own.
  for (const role of ['menu', 'menubar', 'menuitem'] as const) await expect(page.getByRole(role)).toHaveCount(0);
});

test('the hosting product opens in a new tab that cannot reach back, and says so', async ({ page, context, site }) => {
  needs('popup');
  needsPart('product');
  await context.route(`${company.links.hosting}**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await site.open('/');
  await site.openServices();
  const link = site.navigation.getByRole('link', { name: message('common.nav.hosting') });
  await expect(link).toHaveAccessibleName(new RegExp(message('common.opensInNewTab')));
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(company.links.hosting);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/');
});
