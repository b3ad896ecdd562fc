import type { Page } from '@playwright/test';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { clientWordmarks, company } from '../../src/content/company';
import { supplierFiles } from '../../src/content/dueDiligence';
import { facts } from '../../src/content/facts';
import { services } from '../../src/content/services';
import { team } from '../../src/content/team';
import { technologies } from '../../src/content/technologies';
import { routes } from '../../src/paths';
import { listenLocal } from '../../scripts/server/listen';
import { createSiteServer } from '../../scripts/server/siteServer';
import { expect, test as base } from '../fixtures';
import { layoutFaults } from '../support/layoutFaults';
import { leaveNothingToChance } from '../support/stillPage';
import { contactEmail } from '../messages';

const widths = [320, 390, 1440];

/** The site in pseudo-languages has its own folder and server. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const server = await listenLocal(createSiteServer({ root: 'dist-pseudo' }), 0);
      await use(`http://127.0.0.1:${server.port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Names and addresses, which no language translates. */
const records = { caseStudyRecords, clientWordmarks, company, facts, services, supplierFiles, team, technologies };
const names = new Set([...stringsOf(records), contactEmail]);

/** The day of a week, or two, which the browser writes in the language that it takes for this one, English. */
const days = /^\w+day(?: – \w+day)?$/;

/** Whether a word comes from a catalog of the accented language: it has accents, or no letter that can have one. */
const isTranslated = (text: string) =>
  !/[aceinouyd]/i.test(text) || /[åçéîñöûýð[\]]/i.test(text) || names.has(text) || days.test(text);

/** Every text of the page that is shown or read aloud, in the language of the page. Code is the same in every language. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOwn = (element: Element) => element.closest('[lang]') === document.documentElement;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement } = walker.currentNode;
      if (parentElement === null || parentElement.closest('script, style, noscript, code') || !isOwn(parentElement))
        continue;
      texts.push((walker.currentNode as Text).data.trim());
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set(texts)];
  });
}

for (const locale of ['en-XA', 'en-XB']) {
  for (const { path } of routes) {
    test(`${path} has space for longer words (${locale})`, async ({ page }) => {
      await leaveNothingToChance(page);
      await page.addInitScript((chosen) => {
        localStorage.setItem('language', chosen);
      }, locale);
      const prefix = `/${locale.toLowerCase()}`;
      await page.goto(path === '/' ? prefix : prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Other tests check pictures; here a picture may still be loading. A word in a drawing, the only SVG text, may be as long as its
        // drawing allows, which is less than these words have: drawings.spec.ts measures it in each language.
        const faults = (await layoutFaults(page)).filter((fault) => !/did not load$|^text “/.test(fault));
        expect.soft(faults, `at ${width} px`).toEqual([]);
      }
      if (locale === 'en-XA') expect((await textsOf(page)).filter((text) => !isTranslated(text))).toEqual([]);
    });
  }
}
