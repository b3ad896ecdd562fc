import { useState, useSyncExternalStore } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';

type Shortlist = readonly CaseStudySlug[];

/** The largest number of case studies in a readable table. */
export const mostCompared = 4;

/** Removes a case study from the list, or adds it at the end; returns the same list if it is full. */
export function toggled(studies: Shortlist, slug: CaseStudySlug): Shortlist {
  if (studies.includes(slug)) return studies.filter((other) => other !== slug);
  return studies.length < mostCompared ? [...studies, slug] : studies;
}

/** A function that toggles a case study in a list, and whether the full list has refused one since its last change. */
export function useToggle(
  studies: Shortlist,
  onChange: (studies: Shortlist) => void,
): [toggle: (slug: CaseStudySlug) => void, isRefused: boolean] {
  const [refusedBy, setRefusedBy] = useState<Shortlist>();

  function toggle(slug: CaseStudySlug) {
    const next = toggled(studies, slug);
    if (next === studies) setRefusedBy(studies);
    else onChange(next);
  }

  return [toggle, refusedBy === studies];
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

/** The case studies on the shortlist. It is in memory only: the browser stores nothing. */
export function getShortlist(): Shortlist {
  return current;
}

/** Replaces the list. */
export function setShortlist(next: Shortlist): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The shortlist for a component, which renders again when the list changes. It is empty in the prerendered HTML. */
export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribe, getShortlist, () => none);
}
