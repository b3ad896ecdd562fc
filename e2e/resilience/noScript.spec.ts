import { mailtoHref } from '../../src/email/mailtoHref';
import { navigation, type NavigationLink } from '../../src/navigation';
import { company } from '../../src/content/company';
import { needs } from '@nine-blocks/system-browsers/needs';
import { localeFacts, locales } from '../../src/i18n/locales';
import { hrefOf, routes } from '../../src/routes';
import { homeQuestions } from '../../src/content/pageLists';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { expect, test } from '../fixtures';
import { openServicesFromHtml } from '../support/htmlOnly';
import { tagOf } from '../support/samples';
import { createSite } from '../support/site';
import { lostTexts } from '../support/lostTexts';
import { contactEmail, message, messagesIn } from '../messages';

needs('javaScriptOff');
test.use({ javaScriptEnabled: false });

const hrefOfLink = (link: NavigationLink) => {
  if ('person' in link) return link.person.profile;
  return 'path' in link ? link.path : company.links[link.external];
};

const entries = navigation.flatMap((entry) => ('children' in entry ? [] : [entry]));
const services = navigation.flatMap((entry) => ('children' in entry ? entry.children : []));

test('no text of any page is hidden', async ({ page, site, isNarrow }) => {
  test.skip(isNarrow, 'A narrow header hides what the footer has');
  const lost: string[] = [];
  for (const { path } of [...routes, { path: '/404' as const }]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(site.heading).toBeVisible();
    for (const text of await lostTexts(page)) lost.push(`${path}: ${text}`);
  }
  expect(lost).toEqual([]);
});

test('every link of the menu is there, the services among them', async ({ page, site, isNarrow }) => {
  await page.goto('/');
  const place = await openServicesFromHtml(page, isNarrow);
  for (const entry of isNarrow ? [] : entries) {
    const link = site.navigation.getByRole('link', { name: 'title' in entry ? message(entry.title) : '', exact: true });
    await expect(link).toHaveAttribute('href', hrefOfLink(entry));
    await expect(link).toBeVisible();
  }
  expect(services).toHaveLength(serviceSlugs.length + 1);
  for (const service of services) {
    const title = 'title' in service ? message(service.title) : '';
    const link = place.getByRole('link', { name: new RegExp(`^${title}`) });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', hrefOfLink(service));
  }
  await place.getByRole('link', { name: message('common.nav.service.ai'), exact: true }).click();
  await expect(page).toHaveURL('/services/ai');
  await expect(site.heading).toBeVisible();
});

for (const locale of locales) {
  test(
    `home in ${localeFacts[locale].name} can be read, leads to a mail and to its other languages`,
    tagOf(locale),
    async ({ page, isNarrow }) => {
      const said = messagesIn(locale);
      const site = createSite(page, said);
      await page.goto(hrefOf('/', locale));
      await expect(site.heading).toHaveText(said('home.hero.title'));
      for (const id of [
        'home.hero.lead',
        'home.why.results.text',
        `home.faq.${homeQuestions[0]}.answer`,
        'home.cta.heading',
      ] as const) {
        await expect(site.main.getByText(said(id))).toBeVisible();
      }
      for (const place of [site.main, ...(isNarrow ? [] : [site.header])]) {
        for (const link of await place.getByRole('link', { name: said('common.contactUs') }).all()) {
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', mailtoHref({ to: contactEmail }));
        }
      }
      await expect(site.main.getByRole('link', { name: said('common.contactUs') })).toHaveCount(2);
      // Whoever has no mail program on this device can read where to write.
      await expect(site.footer.getByRole('link', { name: contactEmail })).toBeVisible();

      for (const other of locales) {
        const link = site.footer.getByRole('link', { name: localeFacts[other].name, exact: true });
        await expect(link).toHaveAttribute('href', hrefOf('/', other));
      }
      await openServicesFromHtml(page, isNarrow, said);
    },
  );

  test(`the referral page in ${localeFacts[locale].name} says where to write`, async ({ page }) => {
    const said = messagesIn(locale);
    const site = createSite(page, said);
    await page.goto(hrefOf('/referral', locale));
    await expect(site.main.getByText(said('referral.form.noScript'))).toBeVisible();
    await expect(site.main.getByRole('textbox')).toHaveCount(0);
    await expect(site.main.getByText(said('referral.terms.changes'))).toBeVisible();
  });
}
