import Box from '@mui/material/Box';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Magnified } from './Magnified';
import type { Crop } from './serviceArtCells';
import { serviceArtLook } from './serviceArtLook';
import type { ServiceToneName } from './serviceArtTones';

interface Quarter {
  tone: ServiceToneName;
  crop: Crop;
}

/** The quarters of a glyph row by row, each in a tone of its own. */
const quarters: readonly Quarter[] = [
  { tone: 'deep', crop: [-2, -2, 34] },
  { tone: 'line', crop: [32, -2, 34] },
  { tone: 'strong', crop: [-2, 32, 34] },
  { tone: 'accent', crop: [32, 32, 34] },
];

/** Its shapes name their colors by class. */
const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  // Where the quarters meet, they change places with the line of text.
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  ...serviceArtLook,
} as const;

/** A quarter of a service's glyph, which is on the page in the service's drawing (ServiceArt). */
export function GlyphQuarter({ slug, index }: { slug: ServiceSlug; index: number }) {
  const { tone, crop } = quarters[index % quarters.length] ?? { tone: 'soft', crop: [0, 0, 64] };
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 180 180" width={180} height={180} aria-hidden>
      <g className={tone}>
        <rect width={180} height={180} />
        <Magnified glyph={`glyph-${slug}`} crop={crop} side={180} />
      </g>
    </Box>
  );
}
