import { statementDates } from '../../src/content/conformance';
import { type DueDiligenceFact, factsByTopic } from '../../src/content/dueDiligence';
import { ofPart } from '../../src/content/parts';
import { isPublic } from '../settings/isPublic';

const dayLength = 86_400_000;
const warnedDays = 30;

/** Facts that no longer hold, and those that expire soon: a line each, with file, key and reason. */
interface FactDates {
  expired: string[];
  expiring: string[];
}

/** Dated facts; `file` is given where it is not the one of due diligence. */
type Facts = readonly { file?: string; topic: string; fact: Pick<DueDiligenceFact, 'id' | 'validUntil' | 'sample'> }[];

const datedFacts: Facts = [
  ...ofPart('dueDiligence', ...factsByTopic()),
  { file: 'src/content/conformance.ts', topic: 'accessibility', fact: statementDates },
];

/** Judges facts by their last day (UTC), which still counts. Samples have no owner who could check them again: they never expire. */
export function factDates(facts: Facts, now: Date): FactDates {
  const today = Math.floor(now.getTime() / dayLength);
  const dates: FactDates = { expired: [], expiring: [] };
  for (const { file = 'src/content/dueDiligence.ts', topic, fact } of facts) {
    if (fact.sample === true || fact.validUntil === 'siteChanges') continue;
    const left = Date.parse(fact.validUntil) / dayLength - today;
    const place = `${file}: ${topic}.${fact.id}.validUntil: ${fact.validUntil}`;
    if (Number.isNaN(left)) dates.expired.push(`${place}: is no day`);
    else if (left < 0) {
      dates.expired.push(
        `${place}: has passed. Fix: check the fact, then write the day of the check and a new last day`,
      );
    } else if (left <= warnedDays) {
      dates.expiring.push(`${place}: passes in ${left} days; after it no build for publication succeeds`);
    }
  }
  return dates;
}

/**
 * A warning at the end of a build for publication if facts of due diligence expire soon. Throws if one has expired: nobody shall read an answer
 * that no longer holds. A build for a name that nobody can visit is not checked.
 */
export function checkFactDates(siteUrl: string, now: Date, facts: Facts = datedFacts): string | undefined {
  if (!isPublic(siteUrl)) return undefined;
  const { expired, expiring } = factDates(facts, now);
  if (expired.length > 0) {
    throw new Error(`Facts of due diligence have expired, so ${siteUrl} is not built:\n${expired.join('\n')}`);
  }
  return expiring.length === 0 ? undefined : `Facts of due diligence expire soon:\n${expiring.join('\n')}`;
}
