import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { readDocument } from '../support/htmlDocument';

const figureOf = (slug: (typeof caseStudySlugs)[number]) => message(`caseStudy.${slug}.card.figure`);

/** The shortest and the longest line with a figure, and one without. */
const lines = caseStudySlugs.toSorted((one, other) => figureOf(one).length - figureOf(other).length);
const figured = lines.filter((slug) => /\d/.test(figureOf(slug)));
const quoted = lines.find((slug) => figureOf(slug).startsWith('“'));

test('a study shows its person once, in the head', async ({ request }) => {
  for (const slug of caseStudySlugs) {
    const { author } = caseStudyRecords[slug];
    const [main] = (await readDocument(request, `/case-studies/${slug}`)).all('main');
    const [article] = main?.all('article') ?? [];
    const portraitsIn = (part = main) =>
      part?.all('img').filter(({ attributes }) => attributes['src']?.includes(`/portraits/${author.portrait}-`));
    expect.soft(portraitsIn(), slug).toHaveLength(1);
    expect.soft(portraitsIn(article), slug).toHaveLength(0);
    const shown = `${author.name}${message(`caseStudy.${slug}.author.position`)}`;
    expect.soft(main?.text.replaceAll(/\s+/g, '').split(shown.replaceAll(/\s+/g, '')), slug).toHaveLength(2);
  }
});

for (const [width, least] of [
  [390, 40],
  [768, 64],
  [1440, 64],
] as const) {
  test(`the figure of a study is at least ${least} px high at ${width}, and whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of [figured[0], figured.at(-1)]) {
      await page.goto(`/case-studies/${slug}`);
      const figure = page.getByRole('main').locator('b').first();
      const size = await figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(least);
      expect(size).toBeLessThanOrEqual(112);
      expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    }
  });
}

test('the sentence of a client without a figure is set in large type', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/case-studies/${quoted}`);
  const sentence = page.getByRole('main').getByText(quoted === undefined ? '' : figureOf(quoted));
  const size = await sentence.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(32);
});
