import type { Page } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs, followingCaseStudy } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { company } from '../../src/content/company';
import { splitServices } from '../../src/content/caseStudy';
import { technologies } from '../../src/content/technologies';
import { messageId } from '../../src/i18n/messageId';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { hold } from '../support/held';
import { fiveStudies } from '../support/samples';
import { sectionOf } from '../support/sectionOf';
import { message } from '../messages';

const [first, second] = fiveStudies;
const last = caseStudySlugs.at(-1) ?? first;

const titleOf = (slug: CaseStudySlug) => message(`caseStudy.${slug}.card.title`);

function studyPage(page: Page) {
  const next = sectionOf(page, message('common.readAnother'));
  return {
    facts: page.getByRole('region', { name: message('common.caseStudy.details') }),
    article: page.getByRole('main').getByRole('article').first(),
    next,
    nextTitle: next.getByRole('heading', { level: 3 }),
  };
}

/** Makes chance pick the study of that slug. */
async function pick(page: Page, slug: CaseStudySlug) {
  const random = (caseStudySlugs.indexOf(slug) + 0.5) / caseStudySlugs.length;
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, random);
}

for (const slug of caseStudySlugs) {
  const { author, company, product, techStack, origin, testimonial, sections } = caseStudyRecords[slug];
  const prefix = `caseStudy.${slug}` as const;
  const path = `/case-studies/${slug}`;
  const position = message(`${prefix}.author.position`);
  const services = splitServices(message(`${prefix}.services`));

  test.describe(slug, () => {
    test('says whose it is and what became of it', async ({ page }) => {
      const { facts, article, nextTitle } = studyPage(page);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(slug));
      await expect(main.getByText(author.name, { exact: true }).first()).toBeVisible();
      await expect(main.getByText(position, { exact: true }).first()).toBeVisible();
      await expect(main).toContainText(message(`${prefix}.card.figure`));
      const screens = sections.flatMap(({ id, screen }) =>
        screen === undefined ? [] : [messageId(prefix, id, 'screen.alt')],
      );
      for (const alt of [`${prefix}.screen.alt` as const, ...screens]) {
        await expect(main.getByRole('img', { name: message(alt) })).toHaveCount(1);
      }

      const rows: [string, string][] = [
        [message('common.caseStudy.company'), company.name],
        [message('common.caseStudy.about'), message(`${prefix}.company.about`)],
        [message('common.caseStudy.industry'), message(`${prefix}.company.industry`)],
        ...(company.size === undefined
          ? []
          : [
              [message('common.caseStudy.size'), message('common.caseStudy.sizeRange', company.size)] as [
                string,
                string,
              ],
            ]),
        [message('common.caseStudy.location'), message(`${prefix}.company.location`)],
        [message('common.caseStudy.product'), `${product.name} ${message('common.opensInNewTab')}`],
        [message('common.caseStudy.services'), services.join('')],
        ...(techStack.length === 0
          ? []
          : [
              [message('common.caseStudy.techStack'), techStack.map((key) => technologies[key]).join('')] as [
                string,
                string,
              ],
            ]),
      ];
      await expect(facts.getByRole('term')).toHaveText(rows.map(([term]) => term));
      await expect(facts.getByRole('definition')).toHaveText(rows.map(([, definition]) => definition));
      await expect(facts.getByRole('listitem')).toHaveCount(services.length + techStack.length);
      const link = facts.getByRole('link', { name: product.name });
      await expect(link).toHaveAttribute('href', product.url);
      await expect(link).toHaveAttribute('target', '_blank');

      await expect(article.getByRole('blockquote')).toHaveText(testimonial ? [message(`${prefix}.testimonial`)] : []);
      const marks = origin === 'sample' ? 1 : 0;
      await expect(main.getByText(message('common.caseStudy.sample'))).toHaveCount(marks);
      // Said once for the page: the author's words are a sample as the study is.
      await expect(main.getByText(message('common.sampleQuote'))).toHaveCount(0);

      await expect(article.getByRole('heading', { level: 2 })).toHaveText(
        sections.map(({ id }) => message(messageId(prefix, id, 'heading'))),
      );
      for (const { id } of sections) {
        const heading = article.getByRole('link', { name: message(messageId(prefix, id, 'heading')), exact: true });
        await expect(heading).toHaveAttribute('href', `${path}#${id}`);
      }
      const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
      expect(ids).toEqual([...new Set(ids)]);

      await expect(nextTitle).toHaveCount(1);
      await expect(nextTitle).not.toHaveText(titleOf(slug));
    });
  });
}

for (const path of ['/', '/case-studies', '/about-us'] as const) {
  test(`${path} comes without the records of case studies`, async ({ page, site }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await site.open(path);
    const code = (await Promise.all(scripts)).join('');
    expect(code).toContain('common.titleTemplate');
    const addresses = caseStudySlugs.map((slug) => caseStudyRecords[slug].product.url);
    expect(addresses.filter((url) => url !== company.links.hosting && code.includes(url))).toEqual([]);
  });
}

for (const slug of caseStudySlugs.filter((one) => caseStudyRecords[one].company.name === company.name)) {
  test(`${slug}, the company’s own product, says so`, async ({ page }) => {
    await page.goto(`/case-studies/${slug}`);
    await expect(page.getByRole('article').first()).toContainText(message(`caseStudy.${slug}.client.1`));
  });
}

test.describe('the next study', () => {
  test('is picked by chance, words and all, without moving the page', async ({ page }) => {
    const { next, nextTitle } = studyPage(page);
    await pick(page, last);
    const held = await hold(page, `**/caseStudy.${last}.json`);
    await page.goto(`/case-studies/${first}`);
    await expect(nextTitle).toHaveText(titleOf(followingCaseStudy(first) ?? first));
    const prerendered = await next.boundingBox();
    held.release();
    await expect(nextTitle).toHaveText(titleOf(last));
    await expect(next).toContainText(message(`caseStudy.${last}.card.summary`));
    await expect(next).toContainText(message(`caseStudy.${last}.card.figure`));
    expect((await next.boundingBox())?.y).toBe(prerendered?.y);

    await nextTitle.click();
    await expect(page).toHaveURL(`/case-studies/${last}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(last));
  });

  test('is the one after this one where chance picks this one', async ({ page }) => {
    await pick(page, last);
    await page.goto(`/case-studies/${last}`);
    await expect(studyPage(page).nextTitle).toHaveText(titleOf(first));
  });

  test.describe('without script', () => {
    needs('javaScriptOff');
    test.use({ javaScriptEnabled: false });

    test('is the one that follows', async ({ page }) => {
      await page.goto(`/case-studies/${second}`);
      await expect(studyPage(page).nextTitle).toHaveText(titleOf(followingCaseStudy(second) ?? second));
    });
  });

  test.describe('with words that cannot be fetched', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('stays the one that follows', async ({ page }) => {
      await pick(page, last);
      await page.route(`**/caseStudy.${last}.json`, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.goto(`/case-studies/${second}`);
      await failed;
      await expect(studyPage(page).nextTitle).toHaveText(titleOf(followingCaseStudy(second) ?? second));
    });
  });
});

test('a heading’s link leads to it, below the header', async ({ page, site }) => {
  await site.open(`/case-studies/${last}`);
  const section = caseStudyRecords[last].sections.at(-1)?.id ?? '';
  const name = message(`caseStudy.${last}.${section}.heading`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/case-studies/${last}#${section}`);
  const top = () => page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(92.64, 0);
});

test('the icons of the tech stack are inverted on a dark background only', async ({ page }) => {
  const { facts } = studyPage(page);
  await page.goto(`/case-studies/${first}`);
  const icon = facts.getByRole('listitem').getByRole('presentation').first();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(icon).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(icon).toHaveCSS('filter', 'invert(1)');
});
