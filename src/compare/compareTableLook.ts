import type { CaseStudySlug } from '../content/caseStudies';
import { shownFirst } from './shownFirst';
import { mostCompared } from './toggled';
import { wrappedOnPaper } from './wrappedOnPaper';

const criteriaWidth = '9rem';

/** Between columns. */
const gap = { phone: '1.5rem', wider: '2rem' } as const;

/** From the beginning of one column to that of the next: two, and the gap between them, fill a phone. */
const onPhoneStep = `max(9rem, (100cqi + ${gap.phone}) / 2)`;

/** Space at its start on phones, where a link touches the edge, for the focus ring. */
const ringRoom = '8px';

const phone = '@media screen and (max-width: 599.95px)';
const wider = '@media screen and (min-width: 600px)';

/** Until it has run, script that lets one choose has the table as it will be: docs/requirements.md, 15.5. Where it has failed, nothing is hidden. */
const beforeChoice = {
  '@media (scripting: enabled)': {
    'html:not([data-script-failed]) &': {
      '--columns': shownFirst.length,
      '& [data-later="true"]': { display: 'none' },
    },
  },
} as const;

const cells = '& th, & td';
const criterion = '& th[scope="row"]';

/** Of the last column that is shown: it needs no gap behind it. */
const last = '& :is(th, td):nth-last-child(1 of [data-later="false"])';

/** Stays in view, and within it, where the table is wider. */
const caption = {
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: { xs: '100cqi', sm: 'min(66ch, 100cqi)' },
  pb: 2,
  textWrap: 'balance',
  textAlign: 'start',
  color: 'text.secondary',
} as const;

const cell = {
  paddingBlock: 1.5,
  // All of it at the end: words begin where their cover does.
  paddingInline: { xs: `0 ${gap.phone}`, sm: `0 ${gap.wider}` },
  borderTop: '1px solid',
  borderColor: 'divider',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  // WebKit 2.50 never ends its search for `pretty` lines in cells this narrow when letters are twice as large.
  textWrap: 'wrap',
} as const;

/**
 * The criterion is over its row, and stays in view where the row is scrolled: columns next to each other get the whole width. Its cell is still there,
 * without a width: a table that is laid out as anything else is none to some screen readers.
 */
const onPhone = {
  minWidth: `calc(var(--columns) * ${onPhoneStep} - ${gap.phone})`,
  [last]: { paddingInlineEnd: 0 },
  // As wide as the others without their gap; one alone is as wide as the table.
  [`${last}:not(:nth-child(2))`]: { width: `calc(${onPhoneStep} - ${gap.phone})` },
  '& thead th:not(:first-of-type)': { scrollSnapAlign: 'start' },
  '& tr > th:first-of-type': { width: 0, p: 0 },
  '& thead th:first-of-type': { fontSize: 0 },
  '& tbody tr': { position: 'relative' },
  [`${criterion} > span`]: { position: 'absolute', insetInline: 0, top: 12 },
  [`${criterion} > span > span`]: { position: 'sticky', insetInlineStart: 0, display: 'inline-block' },
  '& td': { pt: 5 },
} as const;

/** Criteria stay next to their rows, and in view where there are more columns than room. */
const onWiderScreens = {
  // What is to be said of it follows the table.
  '& caption': { ...caption, captionSide: 'bottom', pt: 3, pb: 0 },
  minWidth: `calc(${criteriaWidth} + var(--columns) * 9rem - ${gap.wider})`,
  // As wide as the others without their gap.
  [last]: {
    width: `max(7rem, (100cqi - ${criteriaWidth} + ${gap.wider}) / var(--columns) - ${gap.wider})`,
    paddingInlineEnd: 0,
  },
  '& tr > :first-of-type:is(th)': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: criteriaWidth,
    paddingInlineEnd: '1rem',
    backgroundColor: 'background.default',
  },
  // The ring around a name reaches over the criteria next to it.
  '& thead th:has(:focus-visible)': { position: 'relative', zIndex: 2 },
} as const;

/** One part of a list after the other (CompareCell). */
const onPaper = {
  fontSize: '8.5pt',
  lineHeight: 1.35,
  [cells]: { paddingBlock: 0.75, paddingInlineEnd: '0.75rem' },
  '& thead th:first-of-type': { width: '16%' },
  '& td > span:has(+ br)::before': { content: '"\\a0· "' },
  '& td br': { display: 'none' },
} as const;

/** The looks of a comparison of case studies: criteria next to their rows on wider screens and on paper, above them on phones. */
export const tableLook = (slugs: readonly CaseStudySlug[]) =>
  ({
    '--columns': slugs.length,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    '& caption': caption,
    [cells]: cell,
    [`${criterion}, & thead th:first-of-type`]: { color: 'text.secondary' },
    // Words that belong together stay on one line where they fit on one.
    '& td b': { display: 'inline-block' },
    '& thead th': { borderTop: 0, verticalAlign: 'bottom' },
    ...(slugs.length > mostCompared && beforeChoice),
    [phone]: onPhone,
    [wider]: onWiderScreens,
    '@media print': { ...onPaper, ...(slugs.length > mostCompared && wrappedOnPaper(slugs)) },
  }) as const;

/** Around every table: its columns are measured by it. */
export const tableFrame = { containerType: 'inline-size' } as const;

/** Scrolls sideways where the table is wider, on phones column by column; what gets the focus is not left under the criteria. */
export const scrollingRegion = {
  overflowX: 'auto',
  paddingInlineStart: { xs: ringRoom, sm: 0 },
  marginInlineStart: { xs: `-${ringRoom}`, sm: 0 },
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  scrollPaddingInlineStart: { xs: ringRoom, sm: criteriaWidth },
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--palette-control) transparent',
  // Inside: on phones there is no room around it.
  '&&:focus-visible': { outlineOffset: -3 },
  '@media print': { overflow: 'visible', paddingInlineStart: 0, marginInlineStart: 0 },
} as const;
