import { useSyncExternalStore } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';

type Shortlist = readonly CaseStudySlug[];

const none: Shortlist = [];
let current = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The case studies that the visitor has put aside, while the visit lasts: in memory alone, nothing is stored. */
export function getShortlist(): Shortlist {
  return current;
}

/** Puts another list in its place. */
export function setShortlist(next: Shortlist): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The same for a component, which renders again when it changes; empty in the prerendered HTML. */
export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribe, getShortlist, () => none);
}
