import type { DueDiligenceFact } from '../../src/content/dueDiligence';

/** A fact, the topic that it belongs to, and its file. */
export interface DatedFact {
  file?: string;
  topic: string;
  fact: Pick<DueDiligenceFact, 'id' | 'validUntil' | 'sample'>;
}

const dayLength = 86_400_000;
const warnedDays = 30;

/** Facts that no longer hold, and those that will not for long: a line each, with file, key and reason. */
interface FactDates {
  expired: string[];
  expiring: string[];
}

/** Judges facts by their last day (UTC), which still counts. Samples have no owner who could check them again: their dates may pass. */
export function factDates(facts: readonly DatedFact[], now: Date): FactDates {
  const today = Math.floor(now.getTime() / dayLength);
  const dates: FactDates = { expired: [], expiring: [] };
  for (const { file = 'src/content/dueDiligence.ts', topic, fact } of facts) {
    if (fact.sample === true || fact.validUntil === 'siteChanges') continue;
    const left = Date.parse(fact.validUntil) / dayLength - today;
    const place = `${file}: ${topic}.${fact.id}.validUntil: ${fact.validUntil}`;
    if (Number.isNaN(left)) dates.expired.push(`${place}: is no day`);
    else if (left < 0) {
      dates.expired.push(
        `${place}: has passed. Mend: check the fact, then write the day of the check and a new last day`,
      );
    } else if (left <= warnedDays) {
      dates.expiring.push(`${place}: passes in ${left} days; after it no build for publication succeeds`);
    }
  }
  return dates;
}
