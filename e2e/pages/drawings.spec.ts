import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { locales } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { tagOf } from '../support/samples';

/** The words of the drawings of a case study, in order. */
const wordsOf = (slug: (typeof caseStudySlugs)[number]) =>
  caseStudyRecords[slug].sections.flatMap(({ words = [] }) => words);

for (const locale of locales) {
  test(`the words of drawings fit into their space and their drawing in ${locale}`, tagOf(locale), async ({ page }) => {
    for (const slug of caseStudySlugs.filter((one) => wordsOf(one).length > 0)) {
      await page.goto(hrefOf(`/case-studies/${slug}`, locale));
      await page.evaluate(() => document.fonts.ready);
      const lengths = await page
        .getByRole('figure')
        .locator('text')
        .evaluateAll((all: SVGTextElement[]) =>
          all.map((word) => {
            const { x, width } = word.getBBox();
            const drawing = word.ownerSVGElement?.viewBox.baseVal.width ?? 0;
            return { length: word.getComputedTextLength(), isInside: x >= 0 && x + width <= drawing };
          }),
        );
      const rooms = wordsOf(slug).map(({ room }) => room);
      expect(lengths).toHaveLength(rooms.length);
      const outside = wordsOf(slug).filter((_, index) => {
        const { length = NaN, isInside = false } = lengths[index] ?? {};
        return !isInside || length > (rooms[index] ?? 0);
      });
      expect.soft(outside, slug).toEqual([]);
    }
  });
}
