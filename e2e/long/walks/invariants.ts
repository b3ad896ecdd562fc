import { expect, type Page } from '@playwright/test';
import { messageId } from '../../../src/i18n/messageId';
import { localeFacts, localeOfPath } from '../../../src/i18n/locales';
import { routeAt } from '../../../src/paths';
import { messagesIn } from '../../messages';

/** Title, language and direction of the page at an address. */
function expectedAt(address: string) {
  const { pathname } = new URL(address);
  const locale = localeOfPath(pathname);
  const { prefix, direction } = localeFacts[locale];
  const { id } = routeAt(pathname.slice(prefix.length) || '/');
  const said = messagesIn(locale);
  return { title: said('common.titleTemplate', { title: said(messageId(id, 'meta.title')) }), lang: locale, direction };
}

/** Runs in the browser: names what is wrong on any page, whatever is open. */
function wrongIn({ title, lang, direction, keepsFocus }: ReturnType<typeof expectedAt> & { keepsFocus: boolean }) {
  const { documentElement: html, body, activeElement } = document;
  const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(shows);
  const silenced = body.querySelector('[inert], body > [aria-hidden="true"], #root > [aria-hidden="true"]');
  const isLocked = [html, body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  const focus = activeElement === null || activeElement === body ? 'nothing' : activeElement.outerHTML.slice(0, 100);
  const wrong: readonly (readonly [boolean, string])[] = [
    [document.readyState === 'loading', 'the page is still loading'],
    [document.title !== title, `the title is “${document.title}”, not “${title}”`],
    [html.lang !== lang, `the language is ${html.lang}, not ${lang}`],
    [html.dir !== direction, `the direction is ${html.dir}, not ${direction}`],
    [[...document.querySelectorAll('h1')].filter(shows).length !== 1, 'there is not one heading of the page'],
    [dialogs.length > 1, 'two dialogs are open'],
    [dialogs.length === 0 && silenced !== null, `silent without a dialog: ${silenced?.outerHTML.slice(0, 100)}`],
    [isLocked !== dialogs.length > 0, isLocked ? 'the page does not scroll' : 'the page scrolls behind the dialog'],
    [dialogs[0]?.contains(activeElement) === false, `a dialog is open, and the focus is on ${focus}`],
    [keepsFocus && focus === 'nothing', 'the focus is lost'],
  ];
  return wrong.flatMap(([isWrong, text]) => (isWrong ? [text] : []));
}

/** Waits until the page is the one of its address, and nothing is lost, silent or locked. `keepsFocus`: something must have the focus. */
export async function expectInvariants(page: Page, consoleLines: readonly string[], keepsFocus: boolean) {
  const wrong = async () => [
    ...(await page.evaluate(wrongIn, { ...expectedAt(page.url()), keepsFocus })),
    ...consoleLines,
  ];
  await expect.poll(wrong).toEqual([]);
}
