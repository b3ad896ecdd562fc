import { expect, test } from '@playwright/test';
import { factsByTopic } from '../../src/content/dueDiligence';
import { locales } from '../../src/i18n/locales';
import { daysCatalog } from './daysCatalog';

test('a day is written as each language writes it', () => {
  expect(locales.map((locale) => daysCatalog(locale).texts.get('day.2026-11-22'))).toEqual([
    'November 22, 2026',
    '22 de novembro de 2026',
    '22 de noviembre de 2026',
    '22 نوفمبر 2026',
  ]);
});

test('every day that a record names has its words', () => {
  const days = factsByTopic().flatMap(({ fact }) => [fact.asOf, fact.validUntil]);
  const { entries } = daysCatalog('en');
  expect(days.filter((day) => day !== 'siteChanges' && !entries.has(`day.${day}`))).toEqual([]);
});
