import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { caseStudies, caseStudySlugs } from '../../src/content/caseStudies';
import { messageId } from '../../src/i18n/messageId';
import { messagesIn } from '../messages/testing/messagesIn';

const message = messagesIn('en');

type SharedWords = Record<string, readonly (string | readonly [text: string, screen: string])[]>;

const folderOf = (slug: string) => `packages/product-screens/src/studies/${slug}`;

// Of other products there is a screenshot (`npm run screens -- add`).
for (const slug of caseStudySlugs.filter((one) => existsSync(folderOf(one)))) {
  const folder = folderOf(slug);
  const words = () => JSON.parse(readFileSync(`${folder}/shown.json`, 'utf8')) as Record<string, string[]>;

  test(`${slug}: its screens are those that the records name`, () => {
    const named = caseStudyRecords[slug].sections.flatMap(({ screen }) => screen ?? []);
    expect(Object.keys(words())[0]).toBe(caseStudies[slug].screen);
    expect(Object.keys(words())).toEqual(expect.arrayContaining(named));
  });

  test(`${slug}: its screens show what its text says`, () => {
    const sharedWords: SharedWords = JSON.parse(readFileSync(`${folder}/sharedWords.json`, 'utf8'));
    const shown = Object.values(words()).flat().join('\n').toLowerCase();
    const pairs = Object.entries(sharedWords).flatMap(([key, all]) =>
      all.map((one) => {
        const [text, screen] = typeof one === 'string' ? [one, one] : one;
        return { key, text, screen };
      }),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(3);
    for (const { key, text, screen } of pairs) {
      expect(message(messageId('caseStudy', slug, key)), `${slug}.${key}`).toContain(text);
      expect(shown, `${folder}/shown.json`).toContain(screen.toLowerCase());
    }
  });
}
