import { company } from '../../src/content/company';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { needsPart } from '../support/needsPart';

// Its links are stored as they are spoken: accessibility/spoken/services-open.en.txt.
test('services open by click alone, and are a list of links, not a widget with keys of its own', async ({
  page,
  site,
  isNarrow,
}) => {
  await site.open('/');
  if (isNarrow) await site.menuToggle.click();
  const toggle = site.navigation.getByRole('button', { name: message('common.nav.services') });
  await toggle.hover();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const role of ['menu', 'menubar', 'menuitem'] as const) await expect(page.getByRole(role)).toHaveCount(0);
});

test('the hosting product opens in a new tab that cannot reach back', async ({ page, context, site }) => {
  needs('popup');
  needsPart('product');
  await context.route(`${company.links.hosting}**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await site.open('/');
  await site.openServices();
  const link = site.navigation.getByRole('link', { name: message('common.nav.hosting') });
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(company.links.hosting);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/');
});
