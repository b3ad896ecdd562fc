import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { clientWordmarks } from '../../src/content/company';
import { filesBelow } from '../files/filesBelow';

const read = (file: string) => readFileSync(file, 'utf8');

/** The lines of a drawing, as one path. */
const linesOf = (drawing: string) => Array.from(drawing.matchAll(/<path [^>]*\bd="([^"]+)"/g), ([, d]) => d).join('');

const glyphOf = (slug: string) => linesOf(read(`public/images/covers/${slug}-glyph.svg`));

/** What the product of a case study shows at its top left. */
function signsOf(slug: string): string[] {
  const folder = `packages/product-screens/src/studies/${slug}`;
  const code = filesBelow(folder).map((file) => read(`${folder}/${file}`));
  return code.flatMap((text) => Array.from(text.matchAll(/\bsign(?::| =|=)\s*['"](M[^'"]+)/g), ([, d = '']) => d));
}

test('a client has one mark: in its product, on the site and in the contact dialog', () => {
  const signs = caseStudySlugs.map((slug) => [slug, signsOf(slug)] as const).filter(([, paths]) => paths.length > 0);
  expect(signs.length).toBeGreaterThan(0);
  for (const [slug, paths] of signs) expect.soft(paths, slug).toEqual([glyphOf(slug)]);

  const wordmarks = read('public/images/wordmarks.svg');
  for (const { mark } of clientWordmarks.filter((client) => caseStudySlugs.some((slug) => slug === client.mark))) {
    const symbol = wordmarks.split('<symbol ').find((text) => text.startsWith(`id="${mark}"`)) ?? '';
    expect.soft(linesOf(symbol.replace(/<path id="[^>]*>/, '')), mark).toBe(glyphOf(mark));
  }
});
