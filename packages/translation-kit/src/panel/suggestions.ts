import type { MessageFacts } from './messageFacts';
import { element, part } from './part';

/** Offers the translations that the same English has elsewhere. */
export function showSuggestions(elsewhere: MessageFacts['elsewhere'], take: (text: string) => void): void {
  const buttons = elsewhere.map(({ id, text }) => {
    const button = element('button', `The same English is translated elsewhere as “${text}”. Take it`);
    Object.assign(button, { type: 'button', className: 'suggestion', title: id });
    button.addEventListener('click', () => {
      take(text);
    });
    return button;
  });
  part('suggestions', HTMLElement).replaceChildren(...buttons);
}
