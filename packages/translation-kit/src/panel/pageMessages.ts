import type { MessageFacts, MessageState } from './messageFacts';
import type { MessagesAnswer } from './messagesEndpoint';

/** The messages of a page, its own and those of every page, in the order of the page. */
export interface PageMessages {
  ofPage: MessageFacts[];
  ofEveryPage: MessageFacts[];
}

/** Selects the messages of a page: all messages with its beginnings of ids, and any other that it shows. */
export function pageMessages({ messages, starts }: MessagesAnswer, shown: readonly string[]): PageMessages {
  const places = new Map(shown.map((id, at) => [id, at]));
  const placeOf = ({ id }: MessageFacts) => places.get(id) ?? Infinity;
  const sorted = Object.values(messages).toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? (a.id < b.id ? -1 : 1) : first - second;
  });
  const isOf = ({ id }: MessageFacts, beginnings: readonly string[]) =>
    beginnings.some((start) => id.startsWith(`${start}.`));
  return {
    ofPage: sorted.filter(
      (facts) => isOf(facts, starts.page) || (places.has(facts.id) && !isOf(facts, starts.everyPage)),
    ),
    ofEveryPage: sorted.filter((facts) => isOf(facts, starts.everyPage)),
  };
}

/** The messages that still need work: messages to translate or, if there are none, messages to review. */
export function openMessages({ ofPage, ofEveryPage }: PageMessages): { work: string; ids: string[] } {
  const inState = (...states: MessageState[]) =>
    [...ofPage, ...ofEveryPage].filter(({ state }) => states.includes(state)).map(({ id }) => id);
  const toTranslate = inState('not translated', 'English changed');
  if (toTranslate.length > 0) return { work: 'to translate', ids: toTranslate };
  return { work: 'to review', ids: inState('needs review') };
}

/** The next open message in the order of the page. After the last message it starts again with the first. */
export function nextMessage(messages: PageMessages, after: string | undefined): string | undefined {
  const all = [...messages.ofPage, ...messages.ofEveryPage].map(({ id }) => id);
  const { ids } = openMessages(messages);
  const rest = ids.filter((id) => id !== after);
  return rest.find((id) => all.indexOf(id) > all.indexOf(after ?? '')) ?? rest[0];
}
