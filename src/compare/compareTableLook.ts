import { layout } from '../theme/measures';

const widths = { criterion: '9rem', study: '11.5rem', studyOnPhone: '9.75rem' } as const;

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
  [`${criterion} > span`]: { position: 'absolute', insetInline: 8, top: 12 },
  [`${criterion} > span > span`]: { position: 'sticky', insetInlineStart: 8, display: 'inline-block' },
  '& td': { pt: 5 },
  [cells]: { px: 1 },
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

/** Room at the end of the table, where what goes on beyond the edge fades out. */
const fade = '1.5rem';

/** Around a table of more columns than a phone has room for. */
export const fadingEdge = {
  position: 'relative',
  '& > section': { paddingInlineEnd: fade },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: fade,
    pointerEvents: 'none',
    background: 'linear-gradient(to left, var(--palette-background-default), transparent)',
  },
  '@media print, (forced-colors: active)': { '&::after': { display: 'none' } },
  '@media print': { '& > section': { paddingInlineEnd: 0 } },
} as const;

/** Scrolls sideways where the table is wider; what gets the focus is not left under the criteria. */
export const scrollingRegion = {
  overflowX: 'auto',
  scrollPaddingInlineStart: { sm: widths.criterion },
  '@media print': { overflow: 'visible' },
} as const;
