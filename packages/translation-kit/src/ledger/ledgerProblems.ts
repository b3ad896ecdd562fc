import type { Catalogs } from '../catalogs/catalog';
import type { Problem, Rule } from '../catalogs/problem';
import { wordDifference } from '../catalogs/wordDifference';
import { excerpt } from '../catalogs/wording';
import type { LedgerReading } from './ledger';
import { type State, statesOf, type TranslatedMessage } from './states';

const record = 'npm run locales -- record';

/** Translations of an older English, with words that are not the recorded ones, that the ledger does not have, or that are gone. */
export function ledgerProblems(
  source: Catalogs,
  catalogs: Catalogs,
  { file, ledger, problems }: LedgerReading,
): Problem[] {
  const states = statesOf(source, catalogs, ledger);
  const inState = (state: State) => states.filter((message) => message.state === state);
  // A translation without English still counts: its own finding comes first, and here its review would be lost.
  const translated = new Set([...catalogs.values()].flatMap(({ texts }) => [...texts.keys()]));
  const gone = [...ledger.keys()].filter((key) => !translated.has(key));

  const many = (keys: readonly string[], what: string): Problem[] => {
    const reason = `${what}: ${keys.length}, the first is ${keys[0]}`;
    return keys.length === 0 ? [] : [{ file, line: 1, key: '', rule: 'ledger', reason, fix: record }];
  };
  const one = ({ key, source: { name } }: TranslatedMessage, rule: Rule, reason: string, fix: string): Problem => {
    const catalog = catalogs.get(name);
    return { file: catalog?.file ?? file, line: catalog?.lines.get(key) ?? 1, key, rule, reason, fix };
  };
  const reworded = inState('reworded').map((message) => {
    const { english, translation = '' } = message;
    const reason = `has other words than the ledger knows: “${excerpt(translation, 160)}” for “${excerpt(english, 160)}”`;
    return one(message, 'ledger', reason, `compare the two, then ${record}: the message needs a review again`);
  });
  const changed = inState('changed').map((message) => {
    const { key, english } = message;
    const reason = `its English has changed: “${wordDifference(ledger.get(key)?.english ?? '', english)}”`;
    const fix = `save its translation in the panel, “?messages=${key}” in npm run dev; where only spelling has changed, ${record} --typo ${key}`;
    return one(message, 'stale', reason, fix);
  });
  return [
    ...problems,
    ...many(
      inState('new').map(({ key }) => key),
      'translations that are not in the ledger yet',
    ),
    ...many(gone, 'lines of the ledger for messages that are not translated'),
    ...reworded,
    ...changed,
  ];
}
