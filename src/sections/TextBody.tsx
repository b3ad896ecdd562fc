import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { columns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';
import { ProseSections } from '../components/ProseSections';
import { TextContents } from './TextContents';

const beside = {
  display: 'grid',
  columnGap: 3,
  rowGap: 6,
  gridTemplateColumns: { xs: columns(1), md: columns(4, 8) },
  pt: { xs: 5, md: 8 },
  pb: layout.sectionSpace,
  borderTop: 1,
  borderColor: 'divider',
  // Room for the numbers, which hang beside the text.
  '@media print': { display: 'block', pt: 3, paddingInlineStart: '13mm' },
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
  '& h2': {
    display: { xs: 'grid', md: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '@media print': { display: 'block' },
    columnGap: 1.5,
    position: 'relative',
    counterIncrement: 'section',
  },
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
    position: { md: 'absolute' },
    top: { md: '0.1em' },
    insetInlineEnd: { md: 'calc(100% + 1.25rem)' },
    '@media print': { position: 'absolute', top: '0.1em', insetInline: '-13mm auto' },
  },
} as const;

interface TextBodyProps {
  prefix: string;
  /** Names of its sections: parts of message ids and the fragments of their headings. */
  ids: readonly string[];
  /** In place of running text. */
  children?: ReactNode;
}

/** The running text of a plain page, with its table of contents above it, and beside it on wide screens. */
export function TextBody({ prefix, ids, children }: TextBodyProps) {
  return (
    <Container>
      <Box sx={beside}>
        <TextContents prefix={prefix} ids={ids} />
        {children ?? <ProseSections prefix={prefix} sections={ids.map((id) => ({ id }))} />}
      </Box>
    </Container>
  );
}
