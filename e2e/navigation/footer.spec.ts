import { company } from '../../src/content/company';
import { locales } from '../../src/i18n/locales';
import { footerColumns, type NavigationLink } from '../../src/navigation';
import { hrefOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { tagOf } from '../support/samples';
import { sectionOf } from '../support/sectionOf';

const linkOf = (link: NavigationLink) => {
  if ('person' in link) return { text: link.person.name, href: link.person.profile };
  const text = message(link.title);
  return 'path' in link ? { text, href: link.path } : { text, href: company.links[link.external] };
};

test('has five named columns with their links, those that lead elsewhere in a new tab', async ({ site }) => {
  await site.open('/');
  await expect(site.footer.getByRole('heading', { level: 2 })).toHaveText([
    'Education',
    'Products',
    'People',
    'Company',
    'Services',
  ]);
  const lists = site.footer.getByRole('navigation', { name: message('common.footer.label') }).getByRole('list');
  await expect(lists).toHaveCount(footerColumns.length);
  for (const [column, { children }] of footerColumns.entries()) {
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
});

test('has the terms and the privacy policy below', async ({ page, site }) => {
  await site.open('/');
  await site.footer.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page).toHaveURL('/terms-and-conditions');
  // The page comes after its address, and takes the footer from under a click that is on its way.
  await expect(site.heading).toBeFocused();
  await site.footer.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

test("has the current year, whatever the build's was", async ({ page, site, request }) => {
  await page.clock.setFixedTime('2042-07-01');
  const html = await (await request.get('/')).text();
  expect(html).not.toContain('2042');
  await site.open('/');
  await expect(site.footer.getByText(/^©/)).toHaveText(message('common.footer.copyright', { year: '2042' }));
});

test.describe('on a phone', () => {
  test.skip(({ isNarrow }) => !isNarrow, 'Elsewhere there is more room');

  for (const locale of locales) {
    test(`is low enough, with the call to action above it, in ${locale}`, tagOf(locale), async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(hrefOf('/services/devops', locale));
      const heading = messagesIn(locale)('service.devops.cta.heading');
      const heights = await Promise.all(
        [sectionOf(page, heading), page.getByRole('contentinfo')].map(
          async (part) => (await part.boundingBox())?.height,
        ),
      );
      expect(heights.reduce<number>((sum, height = Number.NaN) => sum + height, 0)).toBeLessThanOrEqual(1100);
    });
  }
});
