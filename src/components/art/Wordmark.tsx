/** How wide each customer's wordmark is when it is 32 high. */
const widths = { lempire: 132, pathable: 150, sostena: 141 } as const;

interface WordmarkProps {
  name: keyof typeof widths;
  /** The customer's name, for those who do not see it. */
  label: string;
  /** Height in pixels; the width follows. */
  height?: number;
}

/** A customer's glyph and name in the color of the text around it. */
export function Wordmark({ name, label, height = 32 }: WordmarkProps) {
  return (
    <svg role="img" aria-label={label} width={(widths[name] * height) / 32} height={height}>
      <use href={`/images/wordmarks.svg#${name}`} />
    </svg>
  );
}
