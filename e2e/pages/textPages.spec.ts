import { privacySections } from '../../src/content/privacySections';
import { team } from '../../src/content/team';
import { isMultilingual, localeFacts } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/paths';
import { termsSections } from '../../src/content/termsSections';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { otherLocale } from '../support/samples';
import { createSite, sectionOf } from '../support/site';

const headerHeight = 92.64;

const legal = [
  {
    id: 'privacyPolicy',
    path: '/privacy-policy',
    sections: privacySections,
  },
  {
    id: 'termsAndConditions',
    path: '/terms-and-conditions',
    sections: termsSections,
  },
] as const;
for (const { id, path, sections } of legal) {
  test(
    `${path} has a numbered table of contents`,
    { tag: id === 'privacyPolicy' ? [] : '@long' },
    async ({ page, site }) => {
      await site.open(path);
      const contents = page.getByRole('navigation', { name: message('common.onThisPage') });
      const headings = sections.map((section) => message(messageId(id, section, 'heading')));
      await expect(contents.getByRole('link')).toHaveText(headings);
      await expect(contents.getByRole('listitem').first()).toHaveCSS('list-style-type', 'decimal');
      // The first, one in the middle, and the last, which is too short to reach the header: the page is at its end then.
      for (const name of [headings[0], headings[3], headings.at(-1)]) {
        await contents.getByRole('link', { name: name ?? '', exact: true }).click();
        const heading = page.getByRole('heading', { level: 2, name: name ?? '', exact: true });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport();
        const distance = () =>
          heading.evaluate((element, offset) => {
            const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
            const away = element.getBoundingClientRect().top - offset;
            return left > 1 ? Math.abs(away) : Math.max(-away, 0);
          }, headerHeight);
        await expect.poll(distance).toBeLessThan(1);
      }
    },
  );
}

test('about us shows everyone who works here, and each figure on one line', async ({ page }) => {
  await page.goto('/about-us');
  const lines = await page.getByText('90%', { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  const people = sectionOf(page, message('aboutUs.team.heading'));
  for (const { name } of team) await expect(people.getByText(name, { exact: true })).toBeVisible();
});

test('the privacy policy is true: no cookies, no request to elsewhere, and only choices in storage', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:');
    if (!isOurs || request.method() !== 'GET') others.push(`${request.method()} ${request.url()}`);
  });
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)));
  await site.open('/');
  expect(await stored()).toEqual([]);
  await site.schemeSwitch.click();
  expect(await stored()).toEqual([['color-scheme', 'dark']]);
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true }).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await site.open('/referral');
  await site.schemeSwitch.click();
  expect(await stored()).toEqual([]);
  if (isMultilingual) {
    await site.footer.getByRole('link', { name: localeFacts[otherLocale].name }).click();
    await expect(page).toHaveURL(hrefOf('/referral', otherLocale));
    await createSite(page, messagesIn(otherLocale)).hydrated();
    // Where the page was is noted on the way, and gone again.
    expect(await stored()).toEqual([['language', otherLocale]]);
  }
  expect(await context.cookies()).toEqual([]);
  expect(others).toEqual([]);
});
