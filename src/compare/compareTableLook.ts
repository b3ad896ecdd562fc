import { layout } from '../theme/measures';

const widths = { criterion: '9rem', study: '11.5rem', studyOnPhone: '9.5rem' } as const;

const cells = '& th, & td';
const criterion = '& th[scope="row"]';

/** Stays in view, and within it, where the table is wider. */
const caption = {
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: `min(66ch, 100vw - 2 * ${layout.gutter})`,
  pb: 2,
  textAlign: 'start',
  color: 'text.secondary',
} as const;

const cell = {
  p: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
} as const;

/**
 * The criterion stands over its row, and stays in view where the row is scrolled: columns side by side get the whole width. Its cell is still there,
 * without a width: a table that is laid out as anything else is none to some screen readers.
 */
const onPhone = (columns: number) => ({
  minWidth: `calc(${columns} * ${widths.studyOnPhone})`,
  '& tr > th:first-of-type': { width: 0, p: 0 },
  '& thead th:first-of-type': { fontSize: 0 },
  '& tbody tr': { position: 'relative' },
  [`${criterion} > span`]: { position: 'absolute', insetInline: 12, top: 12 },
  [`${criterion} > span > span`]: { position: 'sticky', insetInlineStart: 12, display: 'inline-block' },
  '& td': { pt: 5 },
});

/** Too many to stand side by side on paper: three in a row, each under its name. */
const wrappedOnPaper = {
  '& thead': { display: 'none' },
  '&, & tbody, & caption': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', breakInside: 'auto !important' },
  [criterion]: { gridColumn: '1 / -1' },
  '& td': { breakInside: 'avoid' },
  '& td::before': { content: 'attr(data-study)', display: 'block', fontWeight: 600 },
} as const;

/** The looks of a comparison of so many case studies: criteria beside their rows on wide screens, above them on phones. */
export const tableLook = (columns: number) =>
  ({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    '& caption': caption,
    [cells]: cell,
    [criterion]: { color: 'text.secondary' },
    '@media screen and (max-width: 599.95px)': onPhone(columns),
    '@media screen and (min-width: 600px)': {
      minWidth: `calc(${widths.criterion} + ${columns} * ${widths.study})`,
      '& tr > :first-of-type:is(th)': {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
        width: widths.criterion,
        backgroundColor: 'background.default',
      },
    },
    '@media print': {
      fontSize: '8.5pt',
      lineHeight: 1.35,
      [cells]: { p: 0.75 },
      '& thead th:first-of-type': { width: '16%' },
      ...(columns > 4 && wrappedOnPaper),
    },
  }) as const;

const paper = 'var(--palette-background-default)';
const shade = 'color-mix(in srgb, currentColor 14%, transparent)';

/** Scrolls sideways where the table is wider; what gets the focus is not left under the criteria. */
export const scrollingRegion = {
  overflowX: 'auto',
  // A shade at an edge beyond which there is more: it stays with the region, what covers it at the end moves with the table.
  background: [
    `linear-gradient(to right, ${paper} 50%, transparent) left / 40px local`,
    `linear-gradient(to left, ${paper} 50%, transparent) right / 40px local`,
    `linear-gradient(to right, ${shade}, transparent) left / 20px scroll`,
    `linear-gradient(to left, ${shade}, transparent) right / 20px scroll`,
  ]
    .map((layer) => `${layer} no-repeat`)
    .join(),
  scrollPaddingInlineStart: { sm: widths.criterion },
  '@media print': { overflow: 'visible', background: 'none' },
} as const;
