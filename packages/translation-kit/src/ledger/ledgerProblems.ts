import type { Catalogs } from '../catalogs/catalog';
import type { Problem } from '../catalogs/problem';
import { excerpt } from '../catalogs/wording';
import type { LedgerReading } from './ledger';
import { statesOf } from './states';

const record = 'npm run locales -- record';

/** Reports translations of an older English text, translations that the ledger does not have, and lines of removed messages. */
export function ledgerProblems(
  source: Catalogs,
  catalogs: Catalogs,
  { file, ledger, problems }: LedgerReading,
): Problem[] {
  const states = statesOf(source, catalogs, ledger);
  // Includes broken translations and those without English. They have their own finding, and removing their lines would lose reviews.
  const written = [...catalogs.values()].flatMap(({ lines, open }) =>
    [...lines.keys()].filter((key) => !open.has(key)),
  );
  const translated = new Set(written);
  const unknown = states.filter(({ state }) => state === 'new').map(({ key }) => key);
  const gone = [...ledger.keys()].filter((key) => !translated.has(key));
  const other = [...unknown, ...gone];
  const reason = `does not match the catalogs: ${unknown.length} new or changed, ${gone.length} gone, the first is ${other[0]}`;
  return [
    ...problems,
    ...(other.length === 0 ? [] : [{ file, line: 1, key: '', rule: 'ledger', reason, fix: record } as const]),
    ...states
      .filter(({ state }) => state === 'changed')
      .map(({ key, english, source: { name } }): Problem => {
        const catalog = catalogs.get(name);
        const place = { file: catalog?.file ?? file, line: catalog?.lines.get(key) ?? 1, key };
        const fix = `save its translation of “${excerpt(english, 160)}” in the panel (?messages=${key}); where only spelling has changed, ${record} --typo ${key}`;
        return { ...place, rule: 'stale', reason: 'its English has changed', fix };
      }),
  ];
}
