import type { ReactElement } from 'react';
import { wordmarkWidths, type WordmarkName } from './wordmarkWidths';

interface WordmarkProps {
  name: WordmarkName;
  /** The customer's name, for those who do not see it. */
  label: string;
  /** Height in pixels; the width follows. */
  height?: number;
}

/** A customer's glyph and name in the color of the text around it. */
export function Wordmark({ name, label, height = 32 }: WordmarkProps): ReactElement {
  return (
    <svg role="img" aria-label={label} width={(wordmarkWidths[name] * height) / 32} height={height}>
      <use href={`/images/wordmarks.svg#${name}`} />
    </svg>
  );
}
