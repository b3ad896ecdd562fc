import { useSyncExternalStore } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';

type Shortlist = readonly CaseStudySlug[];

/** More columns than this cannot be read next to each other. */
export const mostCompared = 4;

/** The list without a case study, or with it at its end; the same list where that would be too many. */
export function toggled(studies: Shortlist, slug: CaseStudySlug): Shortlist {
  if (studies.includes(slug)) return studies.filter((other) => other !== slug);
  return studies.length < mostCompared ? [...studies, slug] : studies;
}

const none: Shortlist = [];
let current = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The case studies that the visitor has put aside, in memory alone: nothing is stored. */
export function getShortlist(): Shortlist {
  return current;
}

/** Replaces the list. */
export function setShortlist(next: Shortlist): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The same for a component, which renders again when it changes; empty in the prerendered HTML. */
export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribe, getShortlist, () => none);
}
