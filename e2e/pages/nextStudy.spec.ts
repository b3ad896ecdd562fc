import type { Page } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs, followingCaseStudy } from '../../src/content/caseStudies';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { hold } from '../support/held';
import { fiveStudies } from '../support/samples';
import { sectionOf } from '../support/site';

const [first] = fiveStudies;
const last = caseStudySlugs.at(-1) ?? first;

const titleOf = (slug: CaseStudySlug) => message(`caseStudy.${slug}.card.title`);

/** Sets the random number so that the last case study is the next one. */
async function pickLast(page: Page) {
  await page.addInitScript(
    (value) => {
      Math.random = () => value;
    },
    (caseStudySlugs.length - 0.5) / caseStudySlugs.length,
  );
}

test('the next case study arrives with its words, and neither moves the page nor replaces the link', async ({
  page,
}) => {
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

for (const way of ['hover', 'focus'] as const) {
  test(`the next case study stays while it has the visitor’s ${way}`, async ({ page }) => {
    await pickLast(page);
    const held = await hold(page, `**/caseStudy.${last}.json`);
    const asked = page.waitForRequest(`**/caseStudy.${last}.json`);
    await page.goto(`/case-studies/${first}`);
    await asked;
    const title = sectionOf(page, message('common.readAnother')).getByRole('heading', { level: 3 });
    await title.getByRole('link')[way]();
    const answered = page.waitForResponse(`**/caseStudy.${last}.json`);
    held.release();
    await (await answered).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(title).toHaveText(titleOf(followingCaseStudy(first) ?? first));
  });
}
