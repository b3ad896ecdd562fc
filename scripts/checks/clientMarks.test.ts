import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { clientWordmarks } from '../../src/content/company';

const read = (file: string) => readFileSync(file, 'utf8');

/** The lines of a drawing, as one path. */
const linesOf = (drawing: string) => Array.from(drawing.matchAll(/<path [^>]*\bd="([^"]+)"/g), ([, d]) => d).join('');

const glyphOf = (slug: string) => linesOf(read(`public/images/covers/${slug}-glyph.svg`));

test('a client has one mark: on the site and in the contact dialog', () => {
  const wordmarks = read('public/images/wordmarks.svg');
  for (const { mark } of clientWordmarks.filter((client) => caseStudySlugs.some((slug) => slug === client.mark))) {
    const symbol = wordmarks.split('<symbol ').find((text) => text.startsWith(`id="${mark}"`)) ?? '';
    expect.soft(linesOf(symbol.replace(/<path id="[^>]*>/, '')), mark).toBe(glyphOf(mark));
  }
});
