import { expect, test } from '@playwright/test';
import { closestLocale } from './locales';

test('a visitor gets the closest language of the site: by region, else by script, else by language', () => {
  for (const [wanted, own, closest] of [
    ['pt en', 'en pt-BR', 'pt-BR'],
    ['pt-PT fr', 'en pt-BR', 'pt-BR'],
    ['pt-PT en', 'en pt-BR', 'en'],
    ['pt-PT', 'pt pt-PT', 'pt-PT'],
    ['es-MX en', 'en es', 'es'],
    ['zh-HK', 'zh-Hans zh-Hant', 'zh-Hant'],
    ['zh-TW', 'en zh', 'zh'],
    ['sr-Latn', 'sr sr-Latn', 'sr-Latn'],
    ['C fr', 'en', undefined],
  ] as const) {
    expect([wanted, closestLocale(wanted.split(' '), own.split(' '))]).toEqual([wanted, closest]);
  }
});
