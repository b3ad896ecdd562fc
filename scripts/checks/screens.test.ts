import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { messageId } from '../../src/i18n/messageId';
import { messagesIn } from '../messages/testing/messagesIn';

const message = messagesIn('en');

type SharedWords = Record<string, readonly (string | readonly [text: string, screen: string])[]>;

const folderOf = (slug: string) => `packages/product-screens/src/studies/${slug}`;

// Other products have a screenshot (`npm run screens -- add`).
const photographed = caseStudySlugs.filter((slug) => existsSync(folderOf(slug)));

test('the screens of each product are those that the records name, and show what its text says', () => {
  for (const slug of photographed) {
    const folder = folderOf(slug);
    const words = JSON.parse(readFileSync(`${folder}/shown.json`, 'utf8')) as Record<string, string[]>;
    const named = caseStudyRecords[slug].sections.flatMap(({ screen }) => screen ?? []);
    expect(Object.keys(words)[0], slug).toBe(caseStudyRecords[slug].screen);
    expect(Object.keys(words), slug).toEqual(expect.arrayContaining(named));

    const sharedWords: SharedWords = JSON.parse(readFileSync(`${folder}/sharedWords.json`, 'utf8'));
    const shown = Object.values(words).flat().join('\n').toLowerCase();
    const pairs = Object.entries(sharedWords).flatMap(([key, all]) =>
      all.map((one) => ({
        key,
        text: typeof one === 'string' ? one : one[0],
        screen: typeof one === 'string' ? one : one[1],
      })),
    );
    expect(pairs.length, slug).toBeGreaterThanOrEqual(3);
    for (const { key, text, screen } of pairs) {
      expect.soft(message(messageId('caseStudy', slug, key)), `${slug}.${key}`).toContain(text);
      expect.soft(shown, `${folder}/shown.json`).toContain(screen.toLowerCase());
    }
  }
});
