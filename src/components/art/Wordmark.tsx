import type { Wordmark as Record } from '../../content/company';

/** A customer's glyph and name in the color of the text around it. */
export function Wordmark({ name, mark, width }: Record) {
  return (
    <svg role="img" aria-label={name} width={width} height={32}>
      <use href={`/images/wordmarks.svg#${mark}`} />
    </svg>
  );
}
