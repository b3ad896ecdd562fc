import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const alternate = {
  // Twice as strong: by a rule of their own, sections without a background share the space between them, and these have one here.
  '&& > section': { paddingBlockStart: 'var(--section-space)' },
  // After the hero, whose own space stands above it.
  '&& > section:first-of-type': { paddingBlockStart: 'max(3rem, calc(var(--section-space) / 2))' },
  '& > section:nth-of-type(odd)': { bgcolor: 'background.sunken' },
} as const;

/** Sections on the darker and the plain background by turns, the first on the darker one; what is no section keeps its own background. */
export function AlternateBackgrounds({ children }: { children: ReactNode }) {
  return <Box sx={alternate}>{children}</Box>;
}
