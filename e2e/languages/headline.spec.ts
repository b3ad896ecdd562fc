import { lacks } from '@nine-blocks/system-browsers/needs';
import { publishedLocales } from '../../scripts/messages/testing/publishedLocales';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';

/** The words of an element that are broken across two lines. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) throw new Error('The element has no text of its own');
  const lines = (start: number, length: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  };
  return Array.from(text.data.matchAll(/\S+/g))
    .filter(({ 0: word, index }) => lines(index, word.length) > 1)
    .map(([word]) => word);
}

test('the headline breaks no word in any language in its narrowest column', async ({ page }) => {
  for (const locale of publishedLocales) {
    await page.goto(hrefOf('/', locale));
    for (const width of [...(lacks().smallWindow === undefined ? [280] : []), 320, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const headline = page.getByRole('heading', { level: 1 });
      expect(await headline.evaluate(brokenWords), `${locale} at ${width}`).toEqual([]);
    }
  }
});
