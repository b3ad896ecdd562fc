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
  /** On phones the narrow column comes last. */
  sideLast?: boolean;
  children: ReactNode;
}

/** A part of a case study's text: its heading or notes, and next to it, or below on phones, what belongs to them. */
export function StudyRow({ side, sideLast = false, children }: StudyRowProps) {
  return (
    <Box sx={row}>
      <Box sx={sideLast ? { order: { xs: 1, md: 0 } } : null}>{side}</Box>
      <div>{children}</div>
    </Box>
  );
}
