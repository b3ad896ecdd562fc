import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { columns } from '../../theme/columns';

const row = {
  display: 'grid',
  gridTemplateColumns: { md: columns(4, 8) },
  columnGap: 6,
  rowGap: 2,
  '@media print': { display: 'block' },
} as const;

interface StudyRowProps {
  /** The narrow column: a heading, a caption, facts. */
  side: ReactNode;
  children: ReactNode;
}

/** A part of a case study's text: its heading or notes, and beside it, or below on phones, what belongs to them. */
export function StudyRow({ side, children }: StudyRowProps) {
  return (
    <Box sx={row}>
      <div>{side}</div>
      <div>{children}</div>
    </Box>
  );
}
