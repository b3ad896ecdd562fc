import { aboutUsSections, privacySections, termsSections } from '../../src/content/pageLists';
import { team } from '../../src/content/team';
import { localeFacts } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { sectionOf } from '../support/sectionOf';
import { createSite } from '../support/site';
import { message, messagesIn } from '../messages';

const headerHeight = 92.64;

const pages = [
  { id: 'aboutUs', path: '/about-us', sections: aboutUsSections },
  { id: 'privacyPolicy', path: '/privacy-policy', sections: privacySections },
  { id: 'termsAndConditions', path: '/terms-and-conditions', sections: termsSections },
] as const;

for (const { id, path, sections } of pages) {
  const headings = sections.map((section) => message(messageId(id, section, 'heading')));

  test(`${path} has its text under its headings`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(messageId(id, 'hero.title')));
    const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const first = id === 'aboutUs' ? [message('aboutUs.team.heading')] : [];
    expect(shown.slice(0, first.length + headings.length)).toEqual([...first, ...headings]);
    for (const section of sections) {
      await expect(page.locator(`[id="${section}"]`)).toBeVisible();
      await expect(page.getByText(message(messageId(id, section, 1)))).toBeVisible();
    }
    const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), (element) => element.id));
    expect(ids.filter((name, index) => ids.indexOf(name) !== index)).toEqual([]);
  });

  // The about page has three short sections, in sight without one.
  if (id === 'aboutUs') continue;

  test(`${path} has a numbered table of contents`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(path);
    const contents = page.getByRole('navigation', { name: message('common.onThisPage') });
    await expect(contents.getByRole('link')).toHaveText(headings);
    await expect(contents.getByRole('listitem').first()).toHaveCSS('list-style-type', 'decimal');
    // The first, one in the middle, and those too short to come up.
    for (const name of [...headings.slice(0, 1), ...headings.slice(3, 4), ...headings.slice(-2)]) {
      await contents.getByRole('link', { name, exact: true }).click();
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeFocused();
      // The last sections are too short to come up so far: there the page stands at its end.
      const distance = () =>
        heading.evaluate((element, offset) => {
          const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
          const away = element.getBoundingClientRect().top - offset;
          return left > 1 ? Math.abs(away) : Math.min(away, 0);
        }, headerHeight);
      await expect.poll(distance).toBeLessThan(1);
      expect(await distance()).toBeGreaterThan(-1);
    }
  });
}

for (const [path, link] of [
  ['/terms-and-conditions', 'its own terms'],
  ['/privacy-policy', 'terms of the referral program'],
] as const) {
  test(`${path} leads to the open terms of the referral program`, async ({ page, site }) => {
    await site.open(path);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('/referral#terms');
    await expect(page.getByRole('button', { name: message('referral.terms.heading') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
}

test('about us shows the figures on one line each, and everyone who works here', async ({ page }) => {
  await page.goto('/about-us');
  const value = page.getByText('90%+', { exact: true });
  const lines = await value.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  const people = sectionOf(page, message('aboutUs.team.heading'));
  await expect(people.getByText(team[0].name, { exact: true })).toBeVisible();
});

test('the privacy policy is true: no cookies, nothing from elsewhere, and only choices in storage', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await site.open('/');
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)));
  expect(await stored()).toEqual([]);
  const dark = page.getByRole('switch', { name: message('common.scheme.dark') });
  await dark.click();
  expect(await stored()).toEqual([['color-scheme', 'dark']]);
  for (const { path } of [...pages, { path: '/referral' }]) {
    await page.goto(path);
    await site.hydrated();
  }
  await dark.click();
  expect(await stored()).toEqual([]);
  await site.footer.getByRole('link', { name: localeFacts.es.name }).click();
  await expect(page).toHaveURL('/es/referral');
  await createSite(page, messagesIn('es')).hydrated();
  // Where the page was is noted on the way, and gone again.
  expect(await stored()).toEqual([['language', 'es']]);
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});
