import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { ProseSections } from '../components/text/ProseSections';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';
import { TableOfContents } from './TableOfContents';

const look = {
  display: 'grid',
  columnGap: 3,
  rowGap: 6,
  gridTemplateColumns: { xs: columns(1), md: columns(4, 8) },
  pb: layout.sectionSpace,
  '@media print': { display: 'block' },
  // Sections are numbered as in the contents. Screen readers say the heading alone.
  counterReset: 'section',
  '& h2': { counterIncrement: 'section' },
  '& h2::before': { content: 'counter(section) ". " / ""', fontVariantNumeric: 'tabular-nums' },
} as const;

interface TextBodyProps {
  prefix: string;
  /** Names of its sections: parts of message ids and the fragments of their headings. */
  ids: readonly string[];
  /** In place of running text. */
  children?: ReactNode;
}

/** The running text of a plain page, next to or below its table of contents. */
export function TextBody({ prefix, ids, children }: TextBodyProps) {
  return (
    <Container>
      <Box sx={look}>
        <TableOfContents prefix={prefix} ids={ids} />
        {children ?? <ProseSections prefix={prefix} sections={ids.map((id) => ({ id }))} />}
      </Box>
    </Container>
  );
}
