import { useContext } from 'react';
import { type Words, WordsContext } from './WordsContext';

/** The words around this component; throws outside `WordsProvider`. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useWords: there is no WordsProvider above');
  return words;
}
