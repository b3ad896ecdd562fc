import { statementDates } from '../../src/content/conformance';
import { factsByTopic } from '../../src/content/dueDiligence';
import { isPublic } from '../settings/isPublic';
import { type DatedFact, factDates } from './factDates';

const datedFacts: readonly DatedFact[] = [
  ...factsByTopic(),
  { file: 'src/content/conformance.ts', topic: 'accessibility', fact: statementDates },
];

/**
 * What to say at the end of a build for publication whose facts of due diligence expire soon; undefined where none does. Throws where one has
 * expired: nobody is to read an answer that no longer holds. A build that nobody can visit is left in peace.
 */
export function checkFactDates(siteUrl: string, now: Date, facts = datedFacts): string | undefined {
  if (!isPublic(siteUrl)) return undefined;
  const { expired, expiring } = factDates(facts, now);
  if (expired.length > 0) {
    throw new Error(`Facts of due diligence have expired, so ${siteUrl} is not built:\n${expired.join('\n')}`);
  }
  return expiring.length === 0 ? undefined : `Facts of due diligence expire soon:\n${expiring.join('\n')}`;
}
