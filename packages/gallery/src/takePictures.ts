import type { Browser } from '@playwright/test';
import { photograph, type Shot, watchConsole } from './photograph';
import type { Loading, Subject } from './subjects';
import type { Visitor } from './visitor';

/** Pages that are photographed at the same time. */
const workers = 2;

/** The loadings after which a page's PDF is made as well: its last, if print is wanted. */
export function pdfLoadings(loadings: readonly Loading[]): Map<Subject, Loading> {
  const pages = loadings.filter(({ subject }) => subject.state === undefined && subject.modes.includes('print'));
  return new Map(pages.map((loading) => [loading.subject, loading]));
}

async function newPage(browser: Browser, baseURL: string, visitor: Visitor) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // The runner of this file keeps functions' names through a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  // Its visitors read the language of each page, so that no other one is suggested.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => [document.documentElement.lang] });
  });
  const page = await context.newPage();
  await visitor.prepare(page);
  return page;
}

/** Loads everything that is to be loaded and writes its pictures and PDFs into `folder`. Throws with the subject and its width where one cannot be photographed. */
export async function takePictures(
  browser: Browser,
  {
    baseURL,
    folder,
    loadings,
    visitor,
  }: { baseURL: string; folder: string; loadings: readonly Loading[]; visitor: Visitor },
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const withPdf = new Set(pdfLoadings(loadings).values());
  const queue = loadings.values();
  async function work() {
    for (const loading of queue) {
      const { subject, width } = loading;
      // What a visitor chose in one state, another language or a shortlist, is not remembered in the next.
      const page = await newPage(browser, baseURL, visitor);
      const messages = watchConsole(page);
      try {
        shots.push(...(await photograph(page, loading, { folder, visitor, messages, takePdf: withPdf.has(loading) })));
      } catch (error) {
        throw new Error(`${subject.title} at ${width} px cannot be photographed`, { cause: error });
      } finally {
        await page.context().close();
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  return shots;
}
