import { existsSync } from 'node:fs';
import { sourceLocale } from '../catalogs/catalog';
import { readCatalogs } from '../catalogs/readCatalogs';
import { excerpt } from '../catalogs/wording';
import { recordLedger } from '../ledger/recordLedger';
import type { Project } from '../project';
import { type Options, UsageError } from './options';

/** Writes the ledgers of all languages, and prints each translation with other words than before. */
export function record({ folder, locales }: Project, { typo: typos = [] }: Options): void {
  const known = new Set([...readCatalogs(sourceLocale, folder).values()].flatMap(({ texts }) => [...texts.keys()]));
  const unknown = typos.find((key) => !known.has(key));
  if (unknown !== undefined) throw new UsageError(`--typo ${unknown}: the source has no such message`);
  for (const locale of locales.filter((tag) => tag !== sourceLocale && existsSync(`${folder}/${tag}`))) {
    const { added, reworded, corrected, removed } = recordLedger({ locale, folder, typos });
    for (const { key, english, translation = '' } of reworded) {
      console.log(
        `${locale}: ${key} has other words and needs a review: “${excerpt(translation)}” for “${excerpt(english)}”`,
      );
    }
    console.log(
      `${locale}: ${added.length} new, ${reworded.length} with other words, ${corrected.length} valid for a corrected English, ${removed.length} removed.`,
    );
  }
}
