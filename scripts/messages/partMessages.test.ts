import { expect, test } from '@playwright/test';
import { parseCatalog } from './catalogs';
import { isLeftOut, partProblems } from './partMessages';

const words = {
  defaultMessage: 'Write <brief>a brief</brief> for {product}.',
  description: 'A sentence. At most 90 characters.',
};

test('a text that speaks of a part is an error while the part is off, with file, key, reason and fix', () => {
  const catalogs = [parseCatalog(JSON.stringify({ 'aboutUs.who.1': words }), 'about-us', 'en')];
  const fix = 'take it out of the text in every language, or name the message in scripts/messages/partMessages.ts';
  const problem = { file: 'locales/en/about-us.json', line: 1, key: 'aboutUs.who.1', rule: 'use', fix };
  expect(partProblems(catalogs, [])).toEqual([]);
  expect(partProblems(catalogs, ['brief', 'education', 'product'])).toEqual([
    { ...problem, reason: 'has <brief>, and the part brief is off (src/content/parts.ts)' },
    { ...problem, reason: 'has {product}, and the part product is off (src/content/parts.ts)' },
  ]);
});

test('the messages of a part are left out with it, and no others', () => {
  const off = ['brief', 'education', 'referral'] as const;
  for (const [key, isOff] of [
    ['referral.hero.title', true],
    ['privacyPolicy.forms.item2', true],
    ['education', true],
    ['common.cta.brief', true],
    ['compare.hero.title', false],
    ['privacyPolicy.forms.item1', false],
    ['common.cta.heading', false],
    ['referralTerms', false],
  ] as const) {
    expect(isLeftOut(key, off), key).toBe(isOff);
    expect(isLeftOut(key, []), key).toBe(false);
  }
});
