import { ofPart } from '../../src/content/parts';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { locales } from '../../src/i18n/locales';
import { footerColumns } from '../../src/navigation';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { linkOf, sectionOf } from '../support/site';

test('has its links, those that lead elsewhere in a new tab, and this year', async ({ page, site, request }) => {
  await page.clock.setFixedTime('2042-07-01');
  // The year is the visitor's, not that of the build.
  expect(await (await request.get('/')).text()).not.toContain('2042');
  await site.open('/');
  await expect(site.footer.getByText(/^©/)).toHaveText(message('common.footer.copyright', { year: '2042' }));
  const names = [
    ...ofPart('education', 'Education'),
    ...ofPart('product', 'Products'),
    'People',
    'Company',
    'Services',
  ];
  // The page has headings of the same words.
  await expect(site.footer.getByRole('heading')).toHaveCount(0);
  const groups = footerColumns.flat();
  const lists = site.footer.getByRole('navigation', { name: message('common.footer.label') }).getByRole('list');
  await expect(lists).toHaveCount(groups.length);
  for (const [column, { children }] of groups.entries()) {
    await expect(lists.nth(column)).toHaveAccessibleName(names[column] ?? '');
    const links = await lists
      .nth(column)
      .getByRole('link')
      .evaluateAll(
        (elements, spoken) =>
          elements.map((link) => ({
            text: link.firstChild?.textContent,
            href: link.getAttribute('href'),
            target: link.getAttribute('target'),
            isClosed: link.getAttribute('rel')?.includes('noopener') === true,
            saysSo: link.textContent.endsWith(spoken),
          })),
        message('common.opensInNewTab'),
      );
    expect(links).toEqual(
      children.map(linkOf).map(({ text, href }) => {
        const isElsewhere = !href.startsWith('/');
        return { text, href, target: isElsewhere ? '_blank' : null, isClosed: isElsewhere, saysSo: isElsewhere };
      }),
    );
  }
  for (const [name, path] of [
    ['Terms', '/terms-and-conditions'],
    ['Privacy', '/privacy-policy'],
  ] as const) {
    await expect(site.footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('is low enough on a phone, with the call to action above it, in every language', async ({ page, isNarrow }) => {
  test.skip(!isNarrow, 'Elsewhere there is more room');
  const [service] = serviceSlugs;
  for (const locale of locales) {
    await page.goto(hrefOf(`/services/${service}`, locale));
    // Scrollbars of a desktop have a width.
    const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 390 + scrollbar, height: 844 });
    const action = sectionOf(page, messagesIn(locale)(`service.${service}.cta.heading`));
    const boxes = [await action.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    const height = boxes.reduce((sum, box) => sum + (box?.height ?? Number.NaN), 0);
    expect(height, `pixels of the end of the page in ${locale}`).toBeLessThanOrEqual(1100);
  }
});
