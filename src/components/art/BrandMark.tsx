import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { brandColors, brandPath } from '../../theme/brand';

/** A drawing: its shapes take their colors from the theme's variables, which no component of Material UI does. */
const Mark = styled('svg')({
  flexShrink: 0,
  '& .first': { fill: `var(--brand-1, ${brandColors.light.first})` },
  '& .second': { fill: `var(--brand-2, ${brandColors.light.second})` },
});

/** The agency's mark, nine blocks; decoration beside the name, so hidden from assistive technology. `size` is in pixels. */
export function BrandMark({ size = 26 }: { size?: number }): ReactElement {
  return (
    <Mark viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
      <path className="first" d={brandPath('first')} />
      <path className="second" d={brandPath('second')} />
    </Mark>
  );
}
