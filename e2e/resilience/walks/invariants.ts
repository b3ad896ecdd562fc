import { expect, type Page } from '@playwright/test';
import { messageId } from '../../../src/i18n/messageId';
import { localeFacts, localeOfPath } from '../../../src/i18n/locales';
import { routeAt } from '../../../src/routes';
import { messagesIn } from '../../messages';

/** What the page at an address is called, and how it is written. */
function expectedAt(address: string) {
  const { pathname } = new URL(address);
  const locale = localeOfPath(pathname);
  const { prefix, direction } = localeFacts[locale];
  const { id } = routeAt(pathname.slice(prefix.length) || '/');
  const said = messagesIn(locale);
  const title = said('common.titleTemplate', { title: said(messageId(id, 'meta.title')) });
  return { title, lang: locale, dir: direction };
}

/** Runs in the browser: what is as it should be on no page, whatever is open. */
function wrongIn({ title, lang, dir, keepsFocus }: ReturnType<typeof expectedAt> & { keepsFocus: boolean }): string[] {
  const { documentElement: html, body, activeElement } = document;
  // Between two documents there is nothing to look at yet.
  if (document.readyState === 'loading') return ['the page is still loading'];
  const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(shows);
  const headings = [...document.querySelectorAll('h1')].filter(shows);
  const silenced = [...body.querySelectorAll('[inert], body > [aria-hidden="true"], #root > [aria-hidden="true"]')];
  const isLocked = [html, body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  const focus = activeElement === null || activeElement === body ? 'nothing' : activeElement.outerHTML.slice(0, 100);
  const inDialog = dialogs.some((dialog) => dialog.contains(activeElement));
  const [dialog] = dialogs;
  const wrong = [
    document.title !== title && `the title is “${document.title}” and should be “${title}”`,
    html.lang !== lang && `the language is ${html.lang} and should be ${lang}`,
    html.dir !== dir && `the direction is ${html.dir} and should be ${dir}`,
    headings.length !== 1 && `there are ${headings.length} headings of the page`,
    dialogs.length > 1 && 'two dialogs are open',
    dialog === undefined && silenced.length > 0 && `silent without a dialog: ${silenced[0]?.outerHTML.slice(0, 100)}`,
    dialog === undefined && isLocked && 'the page cannot be scrolled, and no dialog is open',
    dialog !== undefined && !isLocked && 'the page scrolls behind the dialog',
    dialog !== undefined && !inDialog && `a dialog is open, and the focus is on ${focus}`,
    keepsFocus && focus === 'nothing' && 'the focus is lost',
  ];
  return wrong.filter((text) => text !== false);
}

/** Waits until the page is what its address says, and nothing is lost, silent or locked. `keepsFocus`: something must have the focus. */
export async function expectInvariants(
  page: Page,
  consoleLines: readonly string[],
  keepsFocus: boolean,
): Promise<void> {
  const wrong = async () => [
    ...(await page.evaluate(wrongIn, { ...expectedAt(page.url()), keepsFocus })),
    ...consoleLines,
  ];
  await expect.poll(wrong).toEqual([]);
}
