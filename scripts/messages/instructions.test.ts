import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** The catalogs that instruct visitors: the parts of every page, the forms, and the list with its filter. */
const instructing = ['common', 'contact', 'referral', 'case-studies', 'not-found'];

/** Words that help only people who can see a place or a look, or hear a sound. */
const senses =
  /\b(?:(?:on|to|at) the (?:left|right|top|bottom|side)|above|below|left-hand|right-hand|corner|round|square|circle|arrow|icon|green|red|blue|orange|gr[ae]y|colou?r(?:ed)?|larger|smaller|bold|beep|sound)\b/i;

test('no instruction needs eye or ear: none refers to place, shape, size, color or sound', () => {
  const messages = instructing.flatMap((name) => {
    const catalog: Record<string, { defaultMessage: string }> = JSON.parse(
      readFileSync(`locales/en/${name}.json`, 'utf8'),
    );
    return Object.entries(catalog);
  });
  expect(messages.length).toBeGreaterThan(150);
  const pointing = messages.filter(([, { defaultMessage }]) => senses.test(defaultMessage));
  // Alternative texts describe pictures and give no instructions.
  expect(pointing.map(([id]) => id).filter((id) => !id.endsWith('.alt'))).toEqual([]);
});
