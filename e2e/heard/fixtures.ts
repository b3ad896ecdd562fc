import type { Reader } from '@nine-blocks/screen-reader/reader';
import { test as base } from '@nine-blocks/screen-reader/screenReaderTest';
import { messageId } from '../../src/i18n/messageId';
import { type Locale, localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type Path, routeAt } from '../../src/paths';
import { createMailbox } from '../mailbox';
import { messagesIn, type ReadMessage } from '../messages';

interface Options {
  /** The width of the window, in pixels. */
  width?: number;
  /** The language that the visitor's browser asks for, if it is not the page's. */
  prefers?: Locale;
}

interface Fixtures {
  /** Opens a page in a browser with the page's language, and waits until the screen reader has read the beginning. */
  enter: (page: Path, locale: Locale, options?: Options) => Promise<{ reader: Reader; said: ReadMessage }>;
  mailbox: ReturnType<typeof createMailbox>;
}

/** The source language, and one that is written from right to left; every scenario runs in both. */
export const bothDirections: readonly Locale[] = [
  sourceLocale,
  ...locales.filter((locale) => localeFacts[locale].direction === 'rtl').slice(0, 1),
];

let addresses = 0;

/** The only source of `test` for scenarios with a real screen reader. */
export const test = base.extend<Fixtures>({
  enter: async ({ visit, baseURL }, use) => {
    await use(async (page, locale, { width, prefers = locale } = {}) => {
      const said = messagesIn(locale);
      const title = said('common.titleTemplate', { title: said(messageId(routeAt(page).id, 'meta.title')) });
      const url = `${baseURL}${hrefOf(page, locale)}`;
      const reader = await visit({ url, language: prefers, ...(width !== undefined && { width }) });
      await reader.loaded(title);
      return { reader, said };
    });
  },
  mailbox: async ({ request }, use, { workerIndex }) => {
    addresses += 1;
    // The address is short, because it is typed key by key and read aloud.
    await use(createMailbox(request, `a${process.pid}-${workerIndex}-${addresses}@b.example`));
  },
});
