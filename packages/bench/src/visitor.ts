import type { Page } from '@playwright/test';

/** A link to another page of the site that is seen without opening anything; both are paths. */
export interface Journey {
  from: string;
  to: string;
}

/** Something that visitors press. */
interface Interaction {
  title: string;
  path: string;
  screen: { width: number; height: number };
  /** One press of a key or a pointer, which is what is measured. */
  act: (page: Page, sample: number) => Promise<void>;
  /** Brings back what was there before. */
  undo?: (page: Page) => Promise<void>;
}

/** What the bench needs of the module that `--visitor` names. */
export interface Visitor {
  open: (page: Page, href: string, locale: string) => Promise<void>;
  journeys: readonly Journey[];
  interactions: readonly Interaction[];
}

export const needed = ['open', 'journeys', 'interactions'] as const;
