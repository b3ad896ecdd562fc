import type { Page } from '@playwright/test';
import { navigation } from '../../src/navigation';
import { mailtoHref } from '../../src/email/mailtoHref';
import { lacksOf } from '@nine-blocks/system-browsers/systemEngines';
import { isMultilingual, localeFacts, locales } from '../../src/i18n/locales';
import { hasPage, hrefOf } from '../../src/paths';
import { homeQuestions } from '../../src/content/pageLists';
import { expect, test } from '../fixtures';
import { openServicesFromHtml, wayOf } from '../support/htmlOnly';
import { createSite, linkOf, type Site } from '../support/site';
import { oneOfEachKind, tagOf, worksPath } from '../support/samples';
import { contactEmail, message, messagesIn } from '../messages';

test.skip(({ browserName }) => lacksOf(browserName).javaScriptOff !== undefined, 'the engine always runs scripts');
test.use({ javaScriptEnabled: false });

/** Runs in the browser: returns the hidden texts of the page, but no text that is visible in another place (menu and footer). */
function lostTexts(): string[] {
  const isOpen = { opacityProperty: true, visibilityProperty: true };
  // Visitors can open `details` without script.
  for (const details of document.querySelectorAll('details')) details.open = true;
  const shown = new Set<string>();
  const hidden = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    // Controls that need script are hidden on purpose.
    if (
      text === '' ||
      parentElement === null ||
      parentElement.closest('script, style, form, .print-hidden:not(th, td)')
    )
      continue;
    (parentElement.checkVisibility(isOpen) ? shown : hidden).add(text);
  }
  return [...hidden].filter((text) => !shown.has(text));
}

async function expectAllReadable(page: Page, site: Site, paths: readonly string[]) {
  const lost: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(site.heading).toBeVisible();
    // The buttons in headings belong to open answers, and the other buttons open a mail.
    const working = site.main
      .getByRole('heading')
      .getByRole('button')
      .or(site.main.getByRole('button', { name: message('common.contactUs') }))
      .or(site.main.getByRole('button', { name: message('home.services.unsure.button') }));
    await expect(site.main.getByRole('combobox').or(site.main.getByRole('button'))).toHaveCount(await working.count());
    for (const text of await page.evaluate(lostTexts)) lost.push(`${path}: ${text}`);
  }
  expect(lost).toEqual([]);
}

const kinds = [...oneOfEachKind.map(({ path }) => path), worksPath].filter(hasPage);

test('one page of each kind shows all its text, and no control without effect', async ({ page, site, isNarrow }) => {
  test.skip(isNarrow, 'A narrow header hides what the footer has');
  await expectAllReadable(page, site, [...kinds, '/404']);
});

test.describe('if a policy of the network refuses every script', () => {
  test.use({ javaScriptEnabled: true, expectedErrors: /script-src/ });

  test('all text is readable', async ({ page, site, isNarrow }) => {
    test.skip(isNarrow, 'A narrow header hides what the footer has');
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      const headers = { ...answer.headers(), 'content-security-policy': "script-src 'none'" };
      return route.fulfill({ response: answer, headers });
    });
    await expectAllReadable(page, site, ['/']);
  });
});

test('the menu has every link, also those to services', async ({ page, isNarrow }) => {
  await page.goto('/');
  const place = await openServicesFromHtml(page, isNarrow);
  const links = navigation.flatMap((entry) => ('children' in entry ? entry.children : [entry])).map(linkOf);
  for (const { text, href } of links) {
    const link = place.getByRole('link', { name: new RegExp(`^${text}`) });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
});

for (const locale of locales) {
  const title = `home in ${localeFacts[locale].name} can be read, leads to a mail and to its other languages, and the referral page says where to write`;

  test(title, tagOf(locale), async ({ page, isNarrow }) => {
    const said = messagesIn(locale);
    const site = createSite(page, said);
    await page.goto(hrefOf('/', locale));
    await expect(site.heading).toHaveText(said('home.hero.title'));
    for (const id of ['home.hero.lead', `home.faq.${homeQuestions[0]}.answer`, 'home.cta.heading'] as const) {
      await expect(site.main.getByText(said(id))).toBeVisible();
    }
    for (const place of [site.main, ...(isNarrow ? [] : [site.header])]) {
      for (const opener of await place.getByRole('button', { name: said('common.contactUs') }).all()) {
        await expect(opener).toBeVisible();
        expect(await wayOf(opener)).toBe(mailtoHref({ to: contactEmail }));
      }
    }
    await expect(site.main.getByRole('button', { name: said('common.contactUs') })).toHaveCount(2);
    // A visitor without a mail program can read the address.
    await expect(site.footer.getByRole('link', { name: contactEmail })).toBeVisible();
    for (const other of isMultilingual ? locales : []) {
      const link = site.footer.getByRole('link', { name: localeFacts[other].name, exact: true });
      await expect(link).toHaveAttribute('href', hrefOf('/', other));
    }

    await page.goto(hrefOf('/referral', locale));
    await expect(site.main.getByText(said('referral.form.noScript'))).toBeVisible();
    await expect(site.main.getByRole('textbox')).toHaveCount(0);
    await expect(site.main.getByText(said('referral.terms.changes'))).toBeVisible();
  });
}
