import { readdirSync } from 'node:fs';
import { chosen, readArguments, runCommand } from '@nine-blocks/built-site/options';
import { sourceLocale } from '../../src/i18n/locales';
import { siteRecords } from '../checks/records';
import { referenceProblems } from '../checks/references';
import { inspectCatalogs } from './catalogs';
import { localeProblems } from './check/localeProblems';
import { report } from './check/report';
import { sourceProblems } from './check/sourceProblems';

/** Folders beside those of the languages. */
const others = new Set(['glossaries', 'ledgers']);

/** Reads `--locale` and `--page`, each as often as wanted, and tells everything that is wrong; fails where an error is among it. */
function check(args: readonly string[]): void {
  const { values } = readArguments({
    args: [...args],
    options: {
      locale: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      folder: { type: 'string', default: 'locales' },
    },
  });
  const { folder } = values;
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.has(entry.name))
    .map(({ name }) => name);
  // Placeholders come from the records: what is wrong there comes first.
  const records = referenceProblems(siteRecords);
  for (const problem of records) console.error(problem);
  const source = inspectCatalogs(sourceLocale, folder);
  const locales = chosen('language', values.locale, folders);
  const pages = values.page && chosen('page', values.page, [...source.catalogs.keys()]);
  const checked = locales.map((locale) => {
    const reading = locale === sourceLocale ? source : inspectCatalogs(locale, folder);
    return localeProblems(locale, reading, source.catalogs, folder);
  });
  const ofCode =
    locales.includes(sourceLocale) && values.page === undefined ? sourceProblems([...source.catalogs.values()]) : [];
  const { problems, progress, errors } = report({
    checked,
    ofCode,
    source: source.catalogs,
    ...(pages !== undefined && { pages }),
  });
  for (const line of problems) console.error(line);
  console.log(progress);
  if (errors + records.length > 0) process.exitCode = 1;
}

await runCommand(check);
