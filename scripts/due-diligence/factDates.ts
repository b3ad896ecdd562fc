import { statementDates } from '../../src/content/conformance';
import { type DueDiligenceFact, factsByTopic } from '../../src/content/dueDiligence';
import { ofPart } from '../../src/content/parts';
import { isPublic } from '../settings/isPublic';

const dayLength = 86_400_000;
const warnedDays = 30;

/** Facts that have expired, and facts that expire soon: a line for each, with file, key and reason. */
interface FactDates {
  expired: string[];
  expiring: string[];
}

/** Facts with dates. `file` is the file of a fact, by default that of due diligence. */
type Facts = readonly { file?: string; topic: string; fact: Pick<DueDiligenceFact, 'id' | 'validUntil' | 'sample'> }[];

const datedFacts: Facts = [
  ...ofPart('dueDiligence', ...factsByTopic()),
  { file: 'src/content/conformance.ts', topic: 'accessibility', fact: statementDates },
];

/** Sorts facts by their last day (UTC). They are valid until the end of that day. Samples never expire, because nobody can check them. */
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
 * Returns a warning for the end of a public build if facts expire soon. Throws if a fact has expired, so that no visitor reads a wrong answer.
 * A build for an address that nobody can visit is not checked.
 */
export function checkFactDates(siteUrl: string, now: Date, facts: Facts = datedFacts): string | undefined {
  if (!isPublic(siteUrl)) return undefined;
  const { expired, expiring } = factDates(facts, now);
  if (expired.length > 0) {
    throw new Error(`Facts of due diligence have expired, so ${siteUrl} is not built:\n${expired.join('\n')}`);
  }
  return expiring.length === 0 ? undefined : `Facts of due diligence expire soon:\n${expiring.join('\n')}`;
}
