import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { marksOf } from './markedText';

/** Compiled messages by id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** A compiled message with its marks, which become part of literal text at its ends. */
function markMessage(id: string, message: readonly MessageFormatElement[]): MessageFormatElement[] {
  const { start, end } = marksOf(id);
  const marked = [...message];
  const first = marked[0];
  if (first?.type === TYPE.literal) marked[0] = { ...first, value: start + first.value };
  else marked.unshift({ type: TYPE.literal, value: start });
  const last = marked.at(-1);
  if (last?.type === TYPE.literal) marked[marked.length - 1] = { ...last, value: last.value + end };
  else marked.push({ type: TYPE.literal, value: end });
  return marked;
}

/** Compiled messages, each with its id in marks (markedText.ts). */
export function markMessages(messages: Readonly<Record<string, readonly MessageFormatElement[]>>): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, markMessage(id, message)]));
}
