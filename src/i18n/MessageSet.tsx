import { type ReactNode, useMemo } from 'react';
import { readMessages } from './messages';
import { useWords } from './useWords';
import { WordsProvider } from './WordsProvider';

/** Adds one set of words (a page's, the contact dialog's) to those around it; waits for it where it has not arrived. */
export function MessageSet({ set, children }: { set: string; children: ReactNode }) {
  const outer = useWords();
  const added = readMessages(outer.locale, set);
  const words = useMemo(() => ({ ...outer, messages: { ...outer.messages, ...added } }), [outer, added]);
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
