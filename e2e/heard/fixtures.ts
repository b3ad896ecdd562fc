import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { Reader } from '@nine-blocks/screen-reader/reader';
import { test as base } from '@nine-blocks/screen-reader/screenReaderTest';
import { transcript } from '@nine-blocks/screen-reader/transcript';
import { messageId } from '../../src/i18n/messageId';
import { type Locale, localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type Path, routeAt } from '../../src/paths';
import { createMailbox } from '../mailbox';
import { messagesIn, type ReadMessage } from '../messages';

interface Options {
  /** Of the window, in pixels. */
  width?: number;
  /** The language that the visitor's browser asks for, if not the page's. */
  prefers?: Locale;
  /** Another server than the run's. */
  origin?: string;
}

interface Fixtures {
  /** Opens a page in a language, with a browser of that language, and waits until its beginning has been read. */
  enter: (
    page: Path | '/404',
    locale: Locale,
    options?: Options,
  ) => Promise<{ reader: Reader; said: ReadMessage; href: string }>;
  mailbox: ReturnType<typeof createMailbox>;
}

/** Scenarios that are heard in every language, and those that are heard in the source language and from right to left. */
export const everyLocale = locales;
export const bothDirections: readonly Locale[] = [
  sourceLocale,
  ...locales.filter((locale) => localeFacts[locale].direction === 'rtl').slice(0, 1),
];

let addresses = 0;

/**
 * Writes down the words of a scenario, for people, where `--update-snapshots` asks for it. Without it, the report of the test says whether they were
 * others this time: phrases decide whether a scenario passes, since a screen reader does not say the same twice to the letter.
 */
function keepTranscript({ title, project, config, annotations }: TestInfo, heard: string): void {
  const name = title.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '');
  const file = path.join(import.meta.dirname, 'transcripts', project.name, `${name}.txt`);
  if (config.updateSnapshots !== 'none') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, heard);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== heard) {
    annotations.push({ type: 'heard otherwise', description: `than in ${path.relative('.', file)}` });
  }
}

/** The only source of `test` for what a real screen reader says. */
export const test = base.extend<Fixtures>({
  enter: async ({ visit, baseURL }, use, testInfo) => {
    let entered: Reader | undefined;
    await use(async (page, locale, { width, prefers = locale, origin = baseURL } = {}) => {
      const said = messagesIn(locale);
      const title = said('common.titleTemplate', { title: said(messageId(routeAt(page).id, 'meta.title')) });
      const url = `${origin}${hrefOf(page, locale)}`;
      const reader = await visit({ url, language: prefers, ...(width !== undefined && { width }) });
      entered = reader;
      await reader.loaded(title);
      return { reader, said, href: hrefOf(page, locale) };
    });
    if (entered !== undefined && testInfo.status === 'passed') keepTranscript(testInfo, transcript(entered.lines()));
  },
  mailbox: async ({ request }, use, { workerIndex }) => {
    addresses += 1;
    // Short, since it is typed key by key and read out.
    await use(createMailbox(request, `a${process.pid}-${workerIndex}-${addresses}@b.example`));
  },
});
