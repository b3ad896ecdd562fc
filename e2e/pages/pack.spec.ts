import type { Page } from '@playwright/test';
import { dueDiligenceTopics, factsByTopic } from '../../src/content/dueDiligence';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/paths';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message, messagesIn, type ReadMessage, siteUrl } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { fiveStudies } from '../support/samples';
import { createSite } from '../support/site';
import { needsPart } from '../support/needsPart';

needsPart('compare');
needsPart('dueDiligence');

const path = '/case-studies/compare';
const three = fiveStudies.slice(0, 3);
const search = `?studies=${three.join(',')}`;
const sections = ['studies', 'comparison', 'facts', 'people', 'scoring', 'contact'] as const;

async function openPack(page: Page, said: ReadMessage = message, locale: (typeof locales)[number] = 'en') {
  await page.goto(`${hrefOf(path, locale)}${search}&pack`);
  await createSite(page, said).pageHydrated();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('compare.pack.title'));
}

for (const locale of locales) {
  test(
    `the pack in ${locale} has its parts, no violation, and fits eight sheets of either format`,
    locale === sourceLocale ? {} : { tag: '@long' },
    async ({ page, expectAccessible }) => {
      needs('pdf');
      const said = messagesIn(locale);
      await openPack(page, said, locale);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
        sections.map((name) => said(`compare.pack.${name}.heading`)),
      );
      const address = `${siteUrl}${hrefOf(path, locale)}${search}`;
      await expect(page.getByRole('main').getByText(address)).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('term')).toHaveText(
        factsByTopic().map(({ fact }) => said(messageId('dueDiligence.facts', fact.id, 'title'))),
      );
      await expectAccessible();

      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format, tagged: true, outline: true })).toString('latin1');
        const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
        expect(sheets, `${format} in ${locale}`).toBeGreaterThan(3);
        expect(sheets, `${format} in ${locale}`).toBeLessThanOrEqual(8);
        expect(pdf).toMatch(/\/Marked true/);
        // One main heading, and one for each part, case study and topic.
        for (const [role, count] of [
          ['H1', 1],
          ['H2', sections.length],
          ['H3', three.length + dueDiligenceTopics.length],
        ] as const) {
          expect(pdf.match(new RegExp(`/S\\s*/${role}\\b`, 'g')), role).toHaveLength(count);
        }
        expect(pdf).toMatch(/\/Outlines/);
      }
    },
  );
}

test('print cuts no row and leaves out controls; the visitor types the weights', async ({ page, site }) => {
  await openPack(page);
  const weight = (name: 'need' | 'price') =>
    page.getByRole('textbox', {
      name: message('compare.scoring.weightOf', { name: message(`compare.scoring.${name}`) }),
    });
  await weight('need').fill('a60');
  await weight('price').fill('40');
  await expect(page.getByText(message('compare.scoring.sum', { count: 100 }))).toBeVisible();

  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  await expect(weight('need')).toHaveValue('60');
  await expect(weight('need')).toBeVisible();
  for (const row of await page.getByRole('row').all()) {
    await expect(row).toHaveCSS('break-inside', 'avoid');
    const { height = Infinity } = (await row.boundingBox()) ?? {};
    expect(height).toBeLessThan(480);
  }
  const { region } = comparePage(page);
  expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(page.getByText(message('compare.pack.print'))).toBeHidden();
  await expect(site.header.getByRole('navigation')).toBeHidden();
});

test('the pack is one step from the comparison and back; its index leads to a topic', async ({ page, site }) => {
  const { openPack: open, columns } = comparePage(page);
  await page.goto(path + search);
  await site.hydrated();
  await open.click();
  await expect(page).toHaveURL(`${path}${search}&pack`);
  await expect(site.heading).toBeFocused();
  await expect(site.heading).toHaveText(message('compare.pack.title'));
  expect(await columns()).toEqual(expect.arrayContaining(namesOf(three)));
  const index = page.getByRole('navigation', { name: message('common.onThisPage') });
  await index.getByRole('link').last().click();
  await expect(page).toHaveURL(`${path}${search}&pack#${dueDiligenceTopics.at(-1)}`);
  await expect(page.getByRole('heading', { level: 3 }).last()).toBeFocused();
  await page.getByRole('link', { name: message('compare.pack.back') }).click();
  await expect(page).toHaveURL(path + search);
  await expect(site.heading).toHaveText(message('compare.hero.title'));
});
