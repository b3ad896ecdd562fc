import { expect, type Page } from '@playwright/test';
import { type ReadMessage, message } from '../messages';

/** Page object of the project brief (docs/requirements.md, 16). */
export function briefPage(page: Page, said: ReadMessage = message) {
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
    /** The message that a file was refused, with the reason. */
    refusal: main.getByRole('alert'),
    /** Answers the first question and goes on to the answers. */
    answerFirst: async (text: string) => {
      await start.click();
      await answer.fill(text);
      await page.goBack();
      await link(said('brief.check.title')).click();
      await expect(heading).toHaveText(said('brief.check.title'));
    },
    /** Gives the page a file with this content, without the browser’s dialog, which some drivers cannot answer. */
    openFile: async (content: string) => {
      const file = { name: 'project-brief.md', mimeType: 'text/markdown', buffer: Buffer.from(content) };
      await main.getByLabel(said('brief.open.button')).setInputFiles(file);
    },
    /** Types a day (`2027-03-01`) as an American visitor does. Only for an engine with `needs('dateField')`. */
    typeDate: async (field: 'brief.dates.start' | 'brief.dates.end', day: string) => {
      const [year, month, date] = day.split('-');
      await main.getByLabel(said(field)).focus();
      await page.keyboard.type(`${month}${date}${year}`);
    },
  };
}
