import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { messageId } from '../../src/i18n/messageId';
import { messagesIn } from '../messages/testing/messagesIn';

const message = messagesIn('en');

type SharedWords = Record<string, readonly (string | readonly [text: string, screen: string])[]>;
/** By screen and format. */
type ShownWords = Record<string, Record<string, readonly string[]>>;

const folderOf = (slug: string) => `packages/product-screens/src/studies/${slug}`;
const read = (slug: string, file: string): unknown => JSON.parse(readFileSync(`${folderOf(slug)}/${file}`, 'utf8'));
const textOf = (lines: readonly string[]) => lines.join('\n').toLowerCase();

// Other products have a screenshot (`npm run screens -- add`).
const photographed = caseStudySlugs.filter((slug) => existsSync(folderOf(slug)));

for (const slug of photographed) {
  const { screen: main, sections } = caseStudyRecords[slug];
  const shown = read(slug, 'shown.json') as ShownWords;
  const shared = read(slug, 'sharedWords.json') as SharedWords;
  const placed = [{ screen: main, keys: ['screen.alt'] }].concat(
    sections.flatMap(({ id, screen }) =>
      screen === undefined ? [] : { screen, keys: [`${id}.screen.alt`, `${id}.screen.caption`] },
    ),
  );

  test(`the screens of ${slug} are those that its record names, and show what its text says`, () => {
    expect(Object.keys(shown)[0]).toBe(main);
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(placed.map(({ screen }) => screen)));
    const all = textOf(Object.values(shown).flatMap((formats) => Object.values(formats).flat()));
    expect(Object.values(shared).flat().length).toBeGreaterThanOrEqual(3);
    for (const [key, pairs] of Object.entries(shared)) {
      const screens = placed.filter(({ keys }) => keys.includes(key));
      for (const [text, words] of pairs.map((pair) => (typeof pair === 'string' ? [pair, pair] : pair))) {
        expect.soft(message(messageId('caseStudy', slug, key)), key).toContain(text);
        expect.soft(all).toContain(words.toLowerCase());
        // A caption or a description speaks of what each format of the picture shows.
        for (const [format, lines] of screens.flatMap(({ screen }) => Object.entries(shown[screen] ?? {}))) {
          if (['whole', 'slab', 'phone'].includes(format))
            expect.soft(textOf(lines), `${key}, ${format}`).toContain(words.toLowerCase());
        }
      }
    }
    expect(Object.keys(shared)).toEqual(expect.arrayContaining(placed.flatMap(({ keys }) => keys.slice(1))));
  });
}
