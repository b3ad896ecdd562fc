import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales, sourceLocale } from '../../../src/i18n/locales';
import { filesBelow } from '../../files/filesBelow';
import { expect, test } from '../../server/testing/site';
import { readCatalogs } from '../catalogs';
import { readLedger } from '../ledger/ledger';
import { recordLedger } from '../ledger/recordLedger';
import { exportTranslations } from './exportTranslations';
import { importTranslations } from './importTranslations';

/** A copy of the catalogs, with every file as it is. */
function copyIn(folder: string): { locales: string; bytes: () => ReadonlyMap<string, string> } {
  const copy = join(folder, 'locales');
  cpSync('locales', copy, { recursive: true });
  for (const locale of locales) if (locale !== sourceLocale) recordLedger({ locale, folder: copy });
  return {
    locales: copy,
    bytes: () => new Map(filesBelow(copy).map((name) => [name, readFileSync(join(copy, name), 'utf8')])),
  };
}

test('no byte changes when a language is exported and imported', ({ folder }) => {
  const { locales: copy, bytes } = copyIn(folder);
  const before = bytes();
  for (const locale of locales) {
    const imported = importTranslations({ bytes: exportTranslations({ locale, folder: copy }), folder: copy });
    expect(imported).toEqual({ locale, written: [], confirmed: [], refused: [] });
  }
  expect(bytes()).toEqual(before);
});

/** Whether a language has any text: an export has none of those that are empty. */
const isBegun = (locale: Locale, folder: string) =>
  [...readCatalogs(locale, folder).values()].some(({ texts }) => texts.size > 0);

test('a language comes back from its export alone, byte by byte', ({ folder }) => {
  const { locales: copy, bytes } = copyIn(folder);
  const before = bytes();
  for (const locale of locales.filter((tag) => tag !== sourceLocale && isBegun(tag, copy))) {
    const exported = exportTranslations({ locale, folder: copy });
    for (const { file } of readCatalogs(locale, copy).values()) writeFileSync(file, '{}\n');
    expect(importTranslations({ bytes: exported, folder: copy }).refused).toEqual([]);
  }
  expect(bytes()).toEqual(before);
});

test('an edit changes its one message and needs a review; what the check refuses is not written', ({ folder }) => {
  const { locales: copy, bytes } = copyIn(folder);
  const before = bytes();
  const exported = exportTranslations({ locale: 'es', pages: ['about-us'], folder: copy }).toString();
  const [key, text] =
    [...(readCatalogs('es', copy).get('about-us')?.texts ?? [])].find(([name]) => name.endsWith('.meta.title')) ?? [];
  const edited = (words: string) => Buffer.from(exported.replace(`msgstr "${text}"`, `msgstr "${words}"`));
  const refused = importTranslations({ bytes: edited(`${text} {nombre}`), folder: copy });
  expect(refused).toMatchObject({
    written: [],
    refused: expect.arrayContaining([expect.objectContaining({ key, rule: 'placeholder' })]),
  });
  expect(bytes()).toEqual(before);

  const words = text?.replace(/^\p{L}+/u, 'Otra') ?? '';
  expect(importTranslations({ bytes: edited(words), folder: copy })).toMatchObject({ written: [key], refused: [] });
  const after = bytes();
  const changed = [...after].filter(([name, content]) => before.get(name) !== content).map(([name]) => name);
  expect(changed).toEqual(['es/about-us.json', 'ledgers/es.jsonl']);
  expect(after.get('es/about-us.json')).toBe(before.get('es/about-us.json')?.replace(text ?? '', words));
  expect(readLedger('es', copy).ledger.get(key ?? '')?.state).toBe('needs review');
});

test('a translation of an older English is fuzzy, is refused from an old file, and is confirmed where a person says so', ({
  folder,
}) => {
  const { locales: copy } = copyIn(folder);
  const old = exportTranslations({ locale: 'es', pages: ['about-us'], folder: copy });
  const file = join(copy, 'en/about-us.json');
  const title = readCatalogs('en', copy).get('about-us')?.texts.get('aboutUs.hero.title') ?? '';
  writeFileSync(file, readFileSync(file, 'utf8').replace(JSON.stringify(title), JSON.stringify(`${title} all`)));
  const now = exportTranslations({ locale: 'es', pages: ['about-us'], folder: copy }).toString();
  expect(now).toContain(`#, fuzzy\n#| msgid ${JSON.stringify(title)}\nmsgctxt "aboutUs.hero.title"`);
  expect(importTranslations({ bytes: Buffer.from(now), folder: copy })).toMatchObject({ confirmed: [], written: [] });
  const confirmed = Buffer.from(now.replace('#, fuzzy\n', ''));
  const review = { by: 'Ana Díaz', on: '2026-11-22' };
  expect(importTranslations({ bytes: confirmed, folder: copy, review })).toMatchObject({
    confirmed: ['aboutUs.hero.title'],
  });
  expect(readLedger('es', copy).ledger.get('aboutUs.hero.title')).toMatchObject({
    by: 'Ana Díaz',
    english: `${title} all`,
  });

  const late = Buffer.from(
    old.toString().replace(/(msgctxt "aboutUs\.hero\.title"\nmsgid .*\nmsgstr ").*"/, '$1Otro"'),
  );
  expect(importTranslations({ bytes: late, folder: copy }).refused).toEqual([
    expect.objectContaining({ key: 'aboutUs.hero.title', rule: 'stale' }),
  ]);
});
