/** Classes for paper; print.css has their rules. */
export const printClasses = {
  /** Not printed. */
  hidden: 'print-hidden',
  /** Only printed; on a screen its own styles hide it. */
  only: 'print-only',
  /** Printed, although it is a navigation or has the attribute `hidden`. */
  shown: 'print-shown',
  /** No columns: its parts are below each other. */
  block: 'print-block',
  /** Equal columns of a grid; `columns3` is also for text. */
  columns2: 'print-columns-2',
  columns3: 'print-columns-3',
  /** Three columns of a list that is no grid on a screen. */
  row3: 'print-row-3',
  columns4: 'print-columns-4',
  columns5: 'print-columns-5',
  columns6: 'print-columns-6',
  /** Without padding, border and background. */
  flush: 'print-flush',
  /** Small letters and small gaps. */
  dense: 'print-dense',
  /** The words of a card: small letters and little space. */
  tight: 'print-tight',
  /** Running text with smaller gaps. */
  prose: 'print-prose',
  /** A text in two columns of small letters. */
  textColumns: 'print-text-columns',
  /** Not divided between two sheets. */
  whole: 'print-whole',
  /** A cell that loses its own place and inner grid. */
  plain: 'print-plain',
  /** Has little space above and below. */
  low: 'print-low',
  /** A question with room to write by hand: lines, or a square before, a line after, or five squares after each item of a list. */
  question: 'print-question',
  lines: 'print-lines',
  ticks: 'print-ticks',
  blanks: 'print-blanks',
  scales: 'print-scales',
  /** The numbered clauses of a contract: two columns. */
  contract: 'print-contract',
  /** Starts a new sheet. */
  newSheet: 'print-new-sheet',
  /** Without padding at its sides, so that it aligns with the text above. */
  aligned: 'print-aligned',
  /** The table of case studies. */
  comparison: 'print-comparison',
  /** Long lists of questions and answers in two columns. */
  answers: 'print-answers',
  /** A form that is filled in with a pen. */
  form: 'print-form',
} as const;
