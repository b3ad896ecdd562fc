import { expect, test } from '@playwright/test';
import { isLeftOut } from './partMessages';

test('only the messages of a part are left out with it', () => {
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
