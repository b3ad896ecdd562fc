import { existsSync } from 'node:fs';
import { sourceLocale } from '../catalogs/catalog';
import { readCatalogs } from '../catalogs/readCatalogs';
import { recordLedger } from '../ledger/recordLedger';
import type { Project } from '../project';
import { type Options, UsageError } from './options';

/** Writes the ledgers of all languages, and prints the changes of each. */
export function record({ folder, locales }: Project, { typo: typos = [] }: Options): void {
  const known = new Set([...readCatalogs(sourceLocale, folder).values()].flatMap(({ texts }) => [...texts.keys()]));
  const unknown = typos.find((key) => !known.has(key));
  if (unknown !== undefined) throw new UsageError(`--typo ${unknown}: the source has no such message`);
  for (const locale of locales.filter((tag) => tag !== sourceLocale && existsSync(`${folder}/${tag}`))) {
    const { added, corrected, removed } = recordLedger({ locale, folder, typos });
    console.log(
      `${locale}: ${added} new or with other words, ${corrected} valid for a corrected English, ${removed} removed.`,
    );
  }
}
