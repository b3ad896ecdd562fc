import type { Page } from '@playwright/test';
import type { ProjectCopy } from '../../testing/projectCopy';

/** A message of the copy as its catalog has it now. */
export const textIn = (copy: ProjectCopy, file: string, id: string) =>
  (JSON.parse(copy.read(file)) as Record<string, { defaultMessage: string }>)[id]?.defaultMessage;

/** The part of the panel that edits a message. */
export const panelOf = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
/** The page in the frame of `?messages`. */
export const siteIn = (page: Page) => page.frameLocator('iframe[title="Page"]');

/** The line of a message in a ledger of the copy. */
export const ledgerLine = (copy: ProjectCopy, locale: string, id: string) =>
  copy
    .read(`locales/ledgers/${locale}.jsonl`)
    .split('\n')
    .find((line) => line.includes(`"key":"${id}"`));
