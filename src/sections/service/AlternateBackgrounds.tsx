import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { layout } from '../../theme/measures';

const alternate = {
  '& > section:nth-of-type(n)': { paddingBlockStart: layout.sectionSpace },
  // A line of glyphs is low.
  '& > section:has([data-strip])': { paddingBlock: `calc(${layout.sectionSpace} * 0.625)` },
  '& > section:nth-of-type(odd)': { bgcolor: 'background.sunken' },
} as const;

/** Sections on the darker and the plain background by turns, the first on the darker one; what is no section keeps its own background. */
export function AlternateBackgrounds({ children }: { children: ReactNode }) {
  return <Box sx={alternate}>{children}</Box>;
}
