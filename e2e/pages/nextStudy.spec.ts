import type { Page } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs, followingCaseStudy } from '../../src/content/caseStudies';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { hold } from '../support/held';
import { fiveStudies, rightToLeft } from '../support/samples';
import { createSite, sectionOf } from '../support/site';

const [first, second] = fiveStudies;
const last = caseStudySlugs.at(-1) ?? first;

const titleOf = (slug: CaseStudySlug) => message(`caseStudy.${slug}.card.title`);

/** Makes chance pick the last case study as the next one. */
async function pickLast(page: Page) {
  await page.addInitScript(
    (value) => {
      Math.random = () => value;
    },
    (caseStudySlugs.length - 0.5) / caseStudySlugs.length,
  );
}

test('the next case study comes, words and all, without moving the page or replacing the link', async ({ page }) => {
  const next = sectionOf(page, message('common.readAnother'));
  const title = next.getByRole('heading', { level: 3 });
  await pickLast(page);
  const held = await hold(page, `**/caseStudy.${last}.json`);
  await page.goto(`/case-studies/${first}`);
  await expect(title).toHaveText(titleOf(followingCaseStudy(first) ?? first));
  const prerendered = await next.boundingBox();
  const link = await title.getByRole('link').elementHandle();
  held.release();
  await expect(title).toHaveText(titleOf(last));
  await expect(next).toContainText(message(`caseStudy.${last}.card.summary`));
  await expect(next).toContainText(message(`caseStudy.${last}.card.figure`));
  expect((await next.boundingBox())?.y).toBe(prerendered?.y);
  expect(await link?.evaluate(({ isConnected, href }: HTMLAnchorElement) => isConnected && href)).toContain(last);
});

test('a next case study to which the visitor points already stays', async ({ page }) => {
  await pickLast(page);
  const held = await hold(page, `**/caseStudy.${last}.json`);
  const asked = page.waitForRequest(`**/caseStudy.${last}.json`);
  await page.goto(`/case-studies/${first}`);
  await asked;
  const title = sectionOf(page, message('common.readAnother')).getByRole('heading', { level: 3 });
  await title.hover();
  const answered = page.waitForResponse(`**/caseStudy.${last}.json`);
  held.release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await expect(title).toHaveText(titleOf(followingCaseStudy(first) ?? first));
});

test.describe('with words that cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the next case study stays the one that follows', async ({ page }) => {
    await pickLast(page);
    await page.route(`**/caseStudy.${last}.json`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`/case-studies/${second}`);
    await failed;
    const title = sectionOf(page, message('common.readAnother')).getByRole('heading', { level: 3 });
    await expect(title).toHaveText(titleOf(followingCaseStudy(second) ?? second));
  });
});

test('icons are inverted in the dark', async ({ page, site }) => {
  await site.open(`/case-studies/${first}`);
  const facts = page.getByRole('region', { name: message('common.caseStudy.details') });
  const icon = facts.getByRole('listitem').getByRole('img').first();
  for (const [colorScheme, filter] of [
    ['light', 'invert(0)'],
    ['dark', 'invert(1)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(icon).toHaveCSS('filter', filter);
  }
});

for (const locale of rightToLeft) {
  test(`lines of a heading do not touch on a phone in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(hrefOf(`/case-studies/${first}`, locale));
    await createSite(page, messagesIn(locale)).hydrated();
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 1 }).or(main.getByRole('heading', { level: 2 }));
    // From line to line, in sizes of their letters.
    const distances = await headings.evaluateAll((all) =>
      all.flatMap((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const tops = [...new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))];
        const size = Number.parseFloat(getComputedStyle(heading).fontSize);
        return tops.slice(1).map((top, index) => (top - (tops[index] ?? 0)) / size);
      }),
    );
    expect(distances).not.toEqual([]);
    expect(Math.min(...distances)).toBeGreaterThan(1.25);
  });
}
