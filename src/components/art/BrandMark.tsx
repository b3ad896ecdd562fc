import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { brandColors, brandPath } from '../../theme/brand';

/** Its shapes name their colors by class. */
const mark = {
  flexShrink: 0,
  '& .first': { fill: `var(--brand-1, ${brandColors.light.first})` },
  '& .second': { fill: `var(--brand-2, ${brandColors.light.second})` },
} as const;

/** The agency's mark, nine blocks; decoration next to the name, so hidden from assistive technology. `size` is in pixels. */
export function BrandMark({ size = 26 }: { size?: number }): ReactElement {
  return (
    <Box component="svg" sx={mark} viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
      <path className="first" d={brandPath('first')} />
      <path className="second" d={brandPath('second')} />
    </Box>
  );
}
