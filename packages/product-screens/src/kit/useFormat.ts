import { createContext, useContext } from 'react';
import type { Format } from '../study';

export const FormatContext = createContext<Format>('whole');

/** The format that the screen is laid out in: a product's own answer to less room. */
export function useFormat(): Format {
  return useContext(FormatContext);
}
