import { expect, test } from '@playwright/test';
import { parse } from '@formatjs/icu-messageformat-parser';
import { facts } from '../../../src/content/facts';
import { personNames } from '../../../src/content/personNames';
import { visibleLength } from './visibleLength';

test('names count as twelve characters at most, so that a long one leaves room for the words around it', () => {
  const longest =
    Object.keys(personNames).toSorted((a, b) => String(facts[b]).length - String(facts[a]).length)[0] ?? '';
  expect(String(facts[longest]).length).toBeGreaterThan(12);
  expect(visibleLength(parse(`By {${longest}}`), 'en')).toBe('By '.length + 12);
});
