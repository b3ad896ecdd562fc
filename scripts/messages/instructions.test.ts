import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Where a visitor reads what to do: what is on every page, the forms, the list with its filter. */
const instructing = ['common', 'contact', 'referral', 'case-studies', 'not-found'];

/** Words that only help those who see where something is or what it looks like, or hear it. */
const senses =
  /\b(?:(?:on|to|at) the (?:left|right|top|bottom|side)|above|below|left-hand|right-hand|corner|round|square|circle|arrow|icon|green|red|blue|orange|gr[ae]y|colou?r(?:ed)?|larger|smaller|bold|beep|sound)\b/i;

test('no instruction needs eye or ear: none tells by place, shape, size, color or sound', () => {
  const messages = instructing.flatMap((name) => {
    const catalog: Record<string, { defaultMessage: string }> = JSON.parse(
      readFileSync(`locales/en/${name}.json`, 'utf8'),
    );
    return Object.entries(catalog);
  });
  expect(messages.length).toBeGreaterThan(150);
  const pointing = messages.filter(([, { defaultMessage }]) => senses.test(defaultMessage));
  // Alternative texts say what a picture shows: they instruct nobody.
  expect(pointing.map(([id]) => id).filter((id) => !id.endsWith('.alt'))).toEqual([]);
});
