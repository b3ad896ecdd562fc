import type { CaseStudySlug } from '../content/caseStudies';
import { accentColor } from '../theme/accentStyles';
import { layout } from '../theme/measures';

const widths = { criterion: '9rem', study: '9.75rem' } as const;

/** What shows of the next column, so that one sees that there is more. */
const peek = '3rem';

/** Room at its start on phones, where a link stands at the edge, for the ring around what has the focus. */
const ringRoom = '8px';

/** The width of a column of which so many have room beside the criteria and what shows of the next one. */
function studyWidth(shown: number, criteria: string = widths.criterion) {
  return `max(${widths.study}, (100cqi - ${criteria} - ${peek}) / ${shown})`;
}

const cells = '& th, & td';
const criterion = '& th[scope="row"]';

/** Between the parts of a list (CompareCell). */
const betweenParts = '& td > span:has(+ br)::before';

/** Stays in view, and within it, where the table is wider. */
const caption = {
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: `min(66ch, 100cqi - ${layout.gutter})`,
  pb: 2,
  textWrap: 'balance',
  textAlign: 'start',
  color: 'text.secondary',
} as const;

const cell = {
  paddingBlock: 1.5,
  // All of it at the end: words begin where their cover does.
  paddingInline: '0 1rem',
  borderTop: '1px solid',
  borderColor: 'divider',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  // WebKit 2.50 never ends its search for `pretty` lines in cells this narrow when letters are twice as large.
  textWrap: 'wrap',
} as const;

/**
 * The criterion stands over its row, and stays in view where the row is scrolled: columns side by side get the whole width. Its cell is still there,
 * without a width: a table that is laid out as anything else is none to some screen readers.
 */
const onPhone = (columns: number) => ({
  minWidth: `calc(${columns} * ${studyWidth(2, '0px')})`,
  '& tr > th:first-of-type': { width: 0, p: 0 },
  '& thead th:first-of-type': { fontSize: 0 },
  '& tbody tr': { position: 'relative' },
  [`${criterion} > span`]: { position: 'absolute', insetInline: 0, top: 12 },
  [`${criterion} > span > span`]: { position: 'sticky', insetInlineStart: 0, display: 'inline-block' },
  '& td': { pt: 5 },
});

/** Criteria stay beside their rows. */
const onWideScreens = (columns: number, shown: number) => ({
  minWidth: `calc(${widths.criterion} + ${columns} * ${studyWidth(shown)})`,
});

/** Too many to stand side by side on paper: five in a row, each under its name, which has its color. The covers come first. */
const wrappedOnPaper = (slugs: readonly CaseStudySlug[]) => ({
  fontSize: '8pt',
  '&, & thead, & tbody, & caption': { display: 'block' },
  '& thead th': { display: 'grid', gridTemplateColumns: '11mm minmax(0, 1fr)', alignItems: 'center', mb: '2mm' },
  '& thead th:first-of-type': { display: 'none' },
  '& thead th > *': { width: 'auto', mt: 0, paddingBlock: 0 },
  '& thead th *': { fontSize: '7.5pt', lineHeight: 1.2 },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  [criterion]: {
    gridColumn: '1 / -1',
    paddingBlock: '4px',
    fontSize: '11pt',
    fontWeight: 600,
    backgroundColor: '#eee',
    color: '#000',
  },
  '& td': { paddingBlock: '4px' },
  '& td::before': {
    content: 'attr(data-study)',
    display: 'block',
    mb: 0.25,
    paddingInlineStart: '1.5mm',
    borderInlineStart: '2.5mm solid',
    fontWeight: 600,
    lineHeight: 1.1,
  },
  ...Object.fromEntries(
    slugs.map((slug, index) => [`& td:nth-of-type(${index + 1})::before`, { borderColor: accentColor(slug) }]),
  ),
});

/** The looks of a comparison of case studies: criteria beside their rows on wide screens, above them on phones. */
export const tableLook = (slugs: readonly CaseStudySlug[]) => {
  const columns = slugs.length;
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    '& caption': caption,
    [cells]: cell,
    [criterion]: { color: 'text.secondary' },
    // Words that belong together stay on one line where they fit on one.
    '& td b': { display: 'inline-block' },
    '& thead th': { borderTop: 0, verticalAlign: 'bottom' },
    '@media screen and (scripting: enabled)': {
      'html:not([data-script-failed]) & tr[data-later="true"]': { display: 'none' },
    },
    '@media screen and (max-width: 599.95px)': onPhone(columns),
    '@media screen and (min-width: 600px)': {
      ...onWideScreens(columns, 3),
      '& tr > :first-of-type:is(th)': {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
        width: widths.criterion,
        backgroundColor: 'background.default',
      },
      // The ring around a name reaches over the criteria beside it.
      '& thead th:has(:focus-visible)': { position: 'relative', zIndex: 2 },
    },
    '@media screen and (min-width: 900px)': onWideScreens(columns, 4),
    '@media screen and (min-width: 1200px)': onWideScreens(columns, 5),
    '@media screen and (min-width: 1600px)': onWideScreens(columns, 6),
    '@media print': {
      fontSize: '8.5pt',
      lineHeight: 1.35,
      [cells]: { p: 0.75 },
      '& thead th:first-of-type': { width: '16%' },
      [betweenParts]: { content: '" · "' },
      '& td br': { display: 'none' },
      ...(columns > 4 && wrappedOnPaper(slugs)),
    },
  } as const;
};

/** Around every table: its columns are measured by it. */
export const tableFrame = { containerType: 'inline-size' } as const;

/** As far from the window's edge as what stands in a Container. */
const edge = `max(${layout.gutter}, (100% - ${layout.container}) / 2)`;

/** Around a table of so many columns: where there is no room for all, it goes on to the end of the window. */
export const bleeding = (columns: number) =>
  ({
    paddingInlineStart: edge,
    paddingInlineEnd: { xs: columns > 2 ? 0 : edge, sm: columns > 3 ? 0 : edge, md: columns > 4 ? 0 : edge },
    '@media print': { paddingInline: 0 },
  }) as const;

/** Scrolls sideways where the table is wider; what gets the focus is not left under the criteria. */
export const scrollingRegion = {
  overflowX: 'auto',
  paddingInlineStart: { xs: ringRoom, sm: 0 },
  marginInlineStart: { xs: `-${ringRoom}`, sm: 0 },
  scrollPaddingInlineStart: { sm: widths.criterion },
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--palette-control) transparent',
  // Inside: at the window's edge there is no room around it.
  '&&:focus-visible': { outlineOffset: -3 },
  '@media print': { overflow: 'visible', paddingInlineStart: 0, marginInlineStart: 0 },
} as const;
