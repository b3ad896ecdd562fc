import { mailtoHref } from '../src/email/mailtoHref';
import { navigation, type NavigationLink } from '../src/content/navigation';
import { company } from '../src/content/company';
import { needs } from './engines/needs';
import { expect, test } from './fixtures';
import { contactEmail, words } from './words';

needs('javaScriptOff');
test.use({ javaScriptEnabled: false });

const hrefOf = (link: NavigationLink) => {
  if ('person' in link) return link.person.profile;
  return 'path' in link ? link.path : company.links[link.external];
};

const entries = navigation.flatMap((entry) => ('children' in entry ? [] : [entry]));
const services = navigation.flatMap((entry) => ('children' in entry ? entry.children : []));

test('home can be read', async ({ page, site }) => {
  await page.goto('/');
  await expect(site.heading).toBeVisible();
  for (const id of ['home.hero.lead', 'home.why.results.text', 'home.how.itPartner.fit', 'home.cta.text'] as const) {
    await expect(site.main.getByText(words(id))).toBeVisible();
  }
});

test('every link of the menu is there, the ten services among them', async ({ page, site, isNarrow }) => {
  await page.goto('/');
  if (isNarrow) {
    // Narrow screens have no room for the menu: its button leads to the footer, which has every link.
    await site.header.getByRole('link', { name: words('common.menu.open') }).click();
    await expect(site.footer).toBeInViewport();
  } else {
    for (const entry of entries) {
      const link = site.navigation.getByRole('link', { name: 'title' in entry ? words(entry.title) : '', exact: true });
      await expect(link).toHaveAttribute('href', hrefOf(entry));
      await expect(link).toBeVisible();
    }
    await site.navigation.getByRole('button', { name: words('common.nav.services') }).focus();
  }
  const place = isNarrow ? site.footer : site.navigation;
  expect(services).toHaveLength(10);
  for (const service of services) {
    const title = 'title' in service ? words(service.title) : '';
    const link = place.getByRole('link', { name: new RegExp(`^${title}`) });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', hrefOf(service));
  }
  await place.getByRole('link', { name: words('common.nav.service.ai'), exact: true }).click();
  await expect(page).toHaveURL('/services/ai');
  await expect(site.heading).toBeVisible();
});

test('Contact Us writes a mail', async ({ page, site, isNarrow }) => {
  await page.goto('/');
  for (const place of [site.main, ...(isNarrow ? [] : [site.header])]) {
    for (const link of await place.getByRole('link', { name: words('common.contactUs') }).all()) {
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', mailtoHref({ to: contactEmail }));
    }
  }
  await expect(site.main.getByRole('link', { name: words('common.contactUs') })).toHaveCount(2);
});
