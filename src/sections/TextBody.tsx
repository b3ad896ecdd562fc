import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { columns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';
import { ProseSections } from '../components/ProseSections';
import { ContentsQuilt } from './ContentsQuilt';
import { sectionBlock } from './sectionBlock';

const look = {
  display: 'grid',
  rowGap: { xs: 8, md: 12 },
  gridTemplateColumns: columns(1),
  pb: layout.sectionSpace,
  '@media print': { display: 'block', '& > div > *': { maxWidth: '46rem' } },
  '@media screen': {
    // Points of a legal text stand in blocks, two in a row, both as high as the longer one.
    '& ul:not([role])': {
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))', md: columns(1, 1) },
      maxWidth: 'none',
      gap: 1.5,
      p: 0,
      // Still announced as a list, which `none` is not by every browser.
      listStyleType: '""',
    },
    '& ul:not([role]) > li': {
      m: 0,
      p: 2,
      bgcolor: 'primary.light',
      border: forcedEdge,
      fontSize: '1rem',
      lineHeight: 1.5,
    },
    '& ul:not([role]) > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    // On wide screens each heading stands beside its text.
    '& > div': { display: { md: 'grid' }, gridTemplateColumns: columns(4, 8), columnGap: 3 },
    '& > div > *': { gridColumn: { md: 2 } },
    '& > div > h2': { gridColumn: { md: 1 }, alignSelf: 'start', mt: { md: 8 } },
    '& > div > h2 + p': { mt: { md: 8 } },
    '& > div > h2:first-of-type + p': { mt: { md: 0 } },
  },
  // Sections of a legal text are named by number. Screen readers say the heading alone.
  counterReset: 'section',
  '& h2': {
    ...sectionBlock,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 1.5,
    counterIncrement: 'section',
  },
  '& h2::before': {
    content: 'counter(section) / ""',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: 'max-content',
    minWidth: '2em',
    height: '2em',
    mt: '0.2em',
    fontSize: '0.875rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--on-tone)',
    bgcolor: 'var(--tone)',
    border: forcedEdge,
    borderStartEndRadius: 'calc(var(--above) * 0.9em)',
    borderEndEndRadius: 'calc(var(--below) * 0.9em)',
    printColorAdjust: 'exact',
  },
} as const;

interface TextBodyProps {
  prefix: string;
  /** Names of its sections: parts of message ids and the fragments of their headings. */
  ids: readonly string[];
  /** Below the text of a section. */
  drawings?: Partial<Record<string, ReactNode>>;
  /** In place of running text. */
  children?: ReactNode;
}

/** The running text of a plain page, below its table of contents. */
export function TextBody({ prefix, ids, drawings, children }: TextBodyProps) {
  return (
    <Container>
      <Box sx={look}>
        <ContentsQuilt prefix={prefix} ids={ids} />
        {children ?? <ProseSections prefix={prefix} sections={ids.map((id) => ({ id }))} drawings={drawings} />}
      </Box>
    </Container>
  );
}
