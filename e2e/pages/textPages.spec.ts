import { privacySections } from '../../src/content/privacySections';
import { isMultilingual, localeFacts } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { otherLocale } from '../support/samples';
import { createSite } from '../support/site';

test('the privacy policy has a numbered table of contents', async ({ page, site }) => {
  await site.open('/privacy-policy');
  const contents = page.getByRole('navigation', { name: message('common.onThisPage') });
  const headings = privacySections.map((section) => message(messageId('privacyPolicy', section, 'heading')));
  await expect(contents.getByRole('link')).toHaveText(headings);
  await expect(contents.getByRole('listitem').first()).toHaveCSS('list-style-type', 'decimal');
  // The first section can scroll up to the header, the last one cannot.
  for (const name of [headings[0] ?? '', headings.at(-1) ?? '']) {
    await contents.getByRole('link', { name, exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
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
    expect(await stored()).toEqual([['language', otherLocale]]);
  }
  expect(await context.cookies()).toEqual([]);
  expect(others).toEqual([]);
});
