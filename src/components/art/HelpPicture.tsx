import Box from '@mui/material/Box';
import { helpPictures } from './helpPictures';
import { serviceArtLook } from './serviceArtLook';

/** Its shapes name their colors by class. */
const drawing = {
  display: 'block',
  width: '100%',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  ...serviceArtLook,
  '& .line': {
    ...serviceArtLook['& .line'],
    '--icon-2': 'var(--hero-accent)',
    // On a light page its palest color is nearly the page's.
    '& > rect': { fill: 'light-dark(var(--hero-1), var(--hero-tile))' },
  },
  // Blues are as light as the accent, or nearly as dark as the ink.
  '& .accent': { ...serviceArtLook['& .accent'], '--icon-2': '#fff' },
  // Paper is paler than its block in both color schemes.
  '& .strong': { ...serviceArtLook['& .strong'], '--icon-2': 'light-dark(var(--hero-1), var(--hero-4))' },
} as const;

/** What a point is about, in a block that fills its box; the words beside it say the same. */
export function HelpPicture({ id }: { id: string }) {
  const picture = helpPictures[id];
  if (picture === undefined) return null;
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 180 180" width={180} height={180} aria-hidden>
      <g className={picture.tone} fillRule="evenodd">
        <rect x={-900} y={-900} width={1980} height={1980} />
        <path fill="var(--icon-2)" d={picture.second} />
        <path fill="currentColor" d={picture.ink} />
      </g>
    </Box>
  );
}
