import { expect, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { daysCatalog } from './daysCatalog';

test('a day is written as each language writes it', () => {
  const written: Readonly<Record<string, string>> = {
    en: 'November 22, 2026',
    'pt-BR': '22 de novembro de 2026',
    es: '22 de noviembre de 2026',
    ar: '22 نوفمبر 2026',
  };
  for (const locale of locales) {
    const day = daysCatalog(locale).texts.get('day.2026-11-22');
    expect(day, locale).toBe(written[locale] ?? day);
    expect(day, locale).toContain('2026');
  }
});
