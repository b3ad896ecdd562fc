import { readdirSync } from 'node:fs';
import { readArguments, runCommand, UsageError } from '@nine-blocks/built-site/options';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from './catalogs';
import { recordLedger } from './ledger/recordLedger';

/** Writes the ledgers of all languages. `--typo KEY`, as often as wanted, names messages whose English was only corrected. */
function record(args: readonly string[]): void {
  const { values } = readArguments({
    args: [...args],
    options: { typo: { type: 'string', multiple: true }, folder: { type: 'string', default: 'locales' } },
  });
  const { folder, typo: typos = [] } = values;
  const source = readCatalogs(sourceLocale, folder);
  const known = new Set([...source.values()].flatMap(({ texts }) => [...texts.keys()]));
  const unknown = typos.find((key) => !known.has(key));
  if (unknown !== undefined) throw new UsageError(`--typo ${unknown}: the source has no such message`);
  const folders = readdirSync(folder);
  for (const locale of locales.filter((tag) => tag !== sourceLocale && folders.includes(tag))) {
    const { recorded, again, corrected, removed } = recordLedger({ locale, folder, source, typos });
    console.log(
      `${locale}: ${recorded.length} recorded, to be reviewed; ${corrected.length} valid for a corrected English; ${removed.length} removed.`,
    );
    if (again.length > 0) console.log(`  Their English has changed, too: ${again.join(', ')}`);
  }
}

await runCommand(record);
