import type { Catalog } from '../check/catalog';
import type { Problem } from '../check/problem';
import type { LedgerReading } from './ledger';
import { statesOf } from './states';
import { wordDifference } from './wordDifference';

const record = 'run npm run locales:record';

/** Messages whose English has changed since they were translated, and translations that the ledger does not know or that are gone. */
export function ledgerProblems(
  locale: string,
  source: ReadonlyMap<string, Catalog>,
  catalogs: ReadonlyMap<string, Catalog>,
  { file, ledger, problems }: LedgerReading,
): Problem[] {
  const states = statesOf(source, catalogs, ledger);
  const unrecorded = states.filter(({ state }) => state === 'unrecorded').map(({ key }) => key);
  const translated = new Set(states.filter(({ translation }) => translation !== undefined).map(({ key }) => key));
  const gone = [...ledger.keys()].filter((key) => !translated.has(key));
  const told = (keys: readonly string[], what: string): Problem[] =>
    keys.length === 0
      ? []
      : [
          {
            file,
            line: 1,
            key: '',
            rule: 'ledger',
            reason: `${keys.length} ${what}, the first is ${keys[0]}`,
            mend: record,
          },
        ];
  const changed = states
    .filter(({ state }) => state === 'changed')
    .map(({ key, english, source: { name } }): Problem => ({
      file: catalogs.get(name)?.file ?? file,
      line: catalogs.get(name)?.lines.get(key) ?? 1,
      key,
      rule: 'stale',
      reason: `its English has changed: “${wordDifference(ledger.get(key)?.english ?? '', english)}”`,
      mend: `npm run locales:review -- ${locale} ${name}; where only spelling has changed, npm run locales:record -- --typo ${key}`,
    }));
  return [
    ...problems,
    ...told(unrecorded, 'translations are not in the ledger as they are'),
    ...told(gone, 'lines of the ledger are of messages that are not translated'),
    ...changed,
  ];
}
