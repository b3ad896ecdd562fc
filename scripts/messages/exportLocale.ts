import { writeFileSync } from 'node:fs';
import { chosen, readArguments, runCommand, UsageError } from '@nine-blocks/built-site/options';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from './catalogs';
import { exportTranslations } from './exchange/exportTranslations';

/** Reads `LOCALE PAGE…` and `--to FILE`, and writes a PO file. */
function exportLocale(args: readonly string[]): void {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [asked, ...names] = positionals;
  if (asked === undefined) throw new UsageError('Say which language: npm run locales:export -- es');
  const [locale = asked] = chosen('language', [asked], locales);
  const pages = chosen('page', names.length === 0 ? undefined : names, [...readCatalogs(sourceLocale).keys()]);
  const { to = `${locale}.po` } = values;
  writeFileSync(to, exportTranslations({ locale, pages }));
  console.log(`${to} is written. When it is translated: npm run locales:import -- ${to}`);
}

await runCommand(exportLocale);
