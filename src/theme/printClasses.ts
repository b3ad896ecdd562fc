/** Classes that say how an element looks on paper; their rules are in print.css. A component that needs more has a class of its own here. */
export const printClasses = {
  /** Not printed. */
  hidden: 'print-hidden',
  /** Printed only: on a screen it is `display: none` by its own styles. */
  only: 'print-only',
  /** Printed where others are not: a navigation, or an element that has the attribute `hidden`. */
  shown: 'print-shown',
  /** Its parts one after the other, without columns. */
  block: 'print-block',
  /** Columns of a grid, all of the same width; three also of text. */
  columns2: 'print-columns-2',
  columns3: 'print-columns-3',
  /** Three columns of what has no grid on a screen. */
  row3: 'print-row-3',
  columns4: 'print-columns-4',
  columns5: 'print-columns-5',
  columns6: 'print-columns-6',
  /** Without padding, border and background. */
  flush: 'print-flush',
  /** Small letters and small gaps. */
  dense: 'print-dense',
  /** The words of a card: small letters, little space around them. */
  tight: 'print-tight',
  /** Running text with smaller gaps. */
  prose: 'print-prose',
  /** A text in two columns of small letters. */
  textColumns: 'print-text-columns',
  /** Not torn apart between two sheets. */
  whole: 'print-whole',
  /** A cell of a grid that has no place or inner grid of its own. */
  plain: 'print-plain',
  /** With little space above and below. */
  low: 'print-low',
  /** A question with room to write by hand: lines, a square before each item of a list, a line after each, five squares after each. */
  question: 'print-question',
  lines: 'print-lines',
  ticks: 'print-ticks',
  blanks: 'print-blanks',
  scales: 'print-scales',
  /** The numbered clauses of a contract: two columns. */
  contract: 'print-contract',
  /** Begins a sheet. */
  newSheet: 'print-new-sheet',
  /** Without padding at its sides: it begins where the text above it does. */
  aligned: 'print-aligned',
  /** The table of case studies; with `wrapped` it has more columns than fit on a sheet. */
  comparison: 'print-comparison',
  wrapped: 'print-wrapped',
  /** Long lists of questions and answers in two columns. */
  answers: 'print-answers',
  /** A form that is filled in with a pen. */
  form: 'print-form',
} as const;
