import type { OpenState } from '@nine-blocks/built-site/loadVisitor';
import type { Page } from '@playwright/test';

/** What the pack needs of the module that `--visitor` names. */
export interface Visitor {
  prepare: (page: Page) => Promise<void>;
  open: (page: Page, href: string, locale: string) => Promise<void>;
  settle: (page: Page) => Promise<void>;
  /** From now on states are reached by the words of this language. */
  speak: (locale: string) => void;
  openStates: readonly OpenState<Page>[];
  /** States with messages that no other view shows, and nothing else to look at. */
  contextStates: readonly OpenState<Page>[];
}

export const needed = ['prepare', 'open', 'settle', 'speak', 'openStates', 'contextStates'] as const;
