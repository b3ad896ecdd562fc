import type { MessagesAnswer } from './messagesEndpoint';
import { openMessages, type PageMessages } from './pageMessages';
import { element, part } from './part';

/** Shows the progress of the page, and the messages that need work. */
export function drawHeader(all: MessagesAnswer, messages: PageMessages): void {
  const { locale: lang } = all;
  const isTranslation = lang !== all.source;
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) ?? lang;
  const shown = [...messages.ofPage, ...messages.ofEveryPage];
  const count = shown.length;
  const done = shown.filter(({ state }) => state !== 'not translated').length;
  const reviewed = shown.filter(({ state }) => state === 'reviewed').length;
  const next = part('next', HTMLElement);
  const { work, ids } = openMessages(messages);
  part('language', HTMLElement).textContent = `${name} (${lang})`;
  part('progress', HTMLElement).textContent = isTranslation
    ? `${done} of ${count} translated on this page, ${reviewed} reviewed`
    : `${count} messages on this page`;
  Object.assign(part('bar', HTMLProgressElement), { hidden: !isTranslation, max: count, value: done });
  next.hidden = ids.length === 0;
  next.replaceChildren(`Next of ${ids.length} ${work}`, element('kbd', 'Alt+↓'));
}
