import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { columns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';
import { ProseSections } from '../components/ProseSections';
import { ContentsQuilt } from './ContentsQuilt';
import { TextContents } from './TextContents';

const look = {
  display: 'grid',
  columnGap: 3,
  rowGap: 6,
  gridTemplateColumns: columns(1),
  pt: { xs: 5, md: 8 },
  pb: layout.sectionSpace,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { display: 'block', pt: 3 },
  // Points of a legal text stand in blocks, two in a row.
  '@media screen': {
    '& ul:not([role])': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      gap: 1.5,
      p: 0,
      // Still announced as a list, which `none` is not by every browser.
      listStyleType: '""',
    },
    '& ul:not([role]) > li': { m: 0, p: 2, bgcolor: 'primary.light', fontSize: '1rem', lineHeight: 1.5 },
    '& ul:not([role]) > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  // Sections of a legal text are named by number. Screen readers say the heading alone.
  counterReset: 'section',
  '& h2': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, counterIncrement: 'section' },
  '& h2::before': {
    content: 'counter(section) / ""',
    display: 'grid',
    placeItems: 'center',
    width: 'max-content',
    minWidth: '2em',
    height: '2em',
    fontSize: '0.875rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    border: forcedEdge,
    printColorAdjust: 'exact',
    // Beside the links of the table of contents, which are as wide as their column.
    pointerEvents: 'none',
  },
} as const;

/** On wide screens the numbers hang beside the text, between it and the contents; on paper there is room for them too. */
const besideContents = {
  gridTemplateColumns: { md: columns(4, 8) },
  '& h2': {
    display: { md: 'block' },
    position: 'relative',
    '@media print': { display: 'block' },
  },
  '& h2::before': {
    position: { md: 'absolute' },
    top: { md: '0.1em' },
    insetInlineEnd: { md: 'calc(100% + 1.25rem)' },
    '@media print': { position: 'absolute', top: '0.1em', insetInline: '-13mm auto' },
  },
  '@media print': { paddingInlineStart: '13mm' },
} as const;

/** Below the drawn contents, on wide screens, each heading stands beside its text, with a line above both. */
const besideHeadings = {
  '@media screen': {
    '& > div': { display: { md: 'grid' }, gridTemplateColumns: columns(4, 8), columnGap: 3 },
    '& > div > *': { gridColumn: { md: 2 } },
    '& > div > h2': { gridColumn: { md: 1 }, alignSelf: 'start' },
    '& > div > h2 + p': { mt: { md: '3.6rem' } },
    '& > div > h2:first-of-type + p': { mt: { md: 0 } },
  },
} as const;

interface TextBodyProps {
  prefix: string;
  /** Names of its sections: parts of message ids and the fragments of their headings. */
  ids: readonly string[];
  /** Its contents are drawn as blocks, above it on wide screens too. */
  drawn?: boolean;
  /** In place of running text. */
  children?: ReactNode;
}

/** The running text of a plain page, with its table of contents above it, and beside it on wide screens unless it is drawn. */
export function TextBody({ prefix, ids, drawn = false, children }: TextBodyProps) {
  const Contents = drawn ? ContentsQuilt : TextContents;
  return (
    <Container>
      <Box sx={[look, drawn ? besideHeadings : besideContents]}>
        <Contents prefix={prefix} ids={ids} />
        {children ?? <ProseSections prefix={prefix} sections={ids.map((id) => ({ id }))} />}
      </Box>
    </Container>
  );
}
