import type { Locator, Page } from '@playwright/test';
import { type ReadMessage, message } from '../messages';

export interface BriefPage {
  start: Locator;
  heading: Locator;
  /** The field of a question that is answered in words. */
  answer: Locator;
  proceed: Locator;
  back: Locator;
  skip: Locator;
  send: Locator;
  download: Locator;
  restore: Locator;
  /** Says why a file was refused. */
  refusal: Locator;
  /** Answers the first question and goes on to the answers. */
  answerFirst: (text: string) => Promise<void>;
  /** Gives the page a file of this content, as if it had been chosen in the browser’s dialog, which not every driver can answer. */
  openFile: (content: string) => Promise<void>;
  /** Types a day (`2027-03-01`) as an American visitor does: month, day, year. */
  /** For an engine whose driver types into date fields: `needs('dateField')`. */
  typeDate: (field: 'brief.dates.start' | 'brief.dates.end', day: string) => Promise<void>;
}

/** The pages of the project brief, as a visitor meets them (docs/requirements.md, 16). */
export function briefPage(page: Page, said: ReadMessage = message): BriefPage {
  const main = page.getByRole('main');
  const start = main.getByRole('link', { name: said('brief.start'), exact: true }).first();
  const heading = main.getByRole('heading', { level: 1 });
  const answer = main.getByLabel(said('brief.answer'));
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    start,
    heading,
    answer,
    proceed: button(said('brief.continue')),
    back: link(said('brief.back')),
    skip: link(said('brief.skip')),
    send: button(said('brief.check.send')),
    download: button(said('brief.check.download')),
    restore: button(said('brief.restore')),
    refusal: main.getByRole('alert'),
    answerFirst: async (text) => {
      await start.click();
      await answer.fill(text);
      await page.goBack();
      await link(said('brief.check.title')).click();
    },
    openFile: async (content) => {
      const file = { name: 'project-brief.md', mimeType: 'text/markdown', buffer: Buffer.from(content) };
      await main.getByLabel(said('brief.open.button')).setInputFiles(file);
    },
    typeDate: async (field, day) => {
      const [year, month, date] = day.split('-');
      await main.getByLabel(said(field)).focus();
      await page.keyboard.type(`${month}${date}${year}`);
    },
  };
}
