import type { Messages } from './messages';

/** The names of the rich-text tags in some messages, each as often as it stands there. */
export function tagsIn(messages: readonly Messages[string][]): string[] {
  return messages.flat().flatMap((element) => {
    if ('children' in element) return [element.value, ...tagsIn([element.children])];
    if (!('options' in element)) return [];
    return tagsIn(Object.values(element.options).map(({ value }) => value));
  });
}
