import type { OpenState } from '@nine-blocks/built-site/loadVisitor';
import type { Page } from '@playwright/test';

/** What the gallery needs of the module that `--visitor` names. */
export interface Visitor {
  prepare: (page: Page) => Promise<void>;
  open: (page: Page, href: string, locale: string) => Promise<void>;
  settle: (page: Page) => Promise<void>;
  /** The height of the whole page in CSS pixels, and what is wrong with its layout. */
  inspect: (page: Page) => Promise<{ height: number; findings: string[] }>;
  openStates: readonly OpenState<Page>[];
}

export const needed = ['prepare', 'open', 'settle', 'inspect', 'openStates'] as const;
