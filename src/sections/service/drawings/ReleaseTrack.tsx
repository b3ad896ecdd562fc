import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { releaseStations } from '../../../content/serviceDrawings';
import { releaseLook } from './releaseLook';
import { ReleaseStation } from './ReleaseStation';

/** Its shapes name their colors by class. */
const track: SxProps<Theme> = (theme) => ({
  display: { xs: 'none', sm: 'block' },
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  ...releaseLook(theme),
  // As thick as the lines above the words, however large the drawing is.
  '& :is(.line, .back, .plan)': { vectorEffect: 'non-scaling-stroke' },
  '& .line': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 3 },
  '& .back': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 3 },
  '& .head': { fill: 'var(--hero-line)' },
  '& .back.head': { fill: theme.vars.palette.text.primary, stroke: 'none' },
});

/** The way of a release, from station to station and back. The names below say the same; on phones it stands beside them (ReleaseStops). */
export function ReleaseTrack() {
  return (
    <Box component="svg" sx={track} viewBox="0 0 950 222" width={950} height={222} aria-hidden>
      <path className="line" d="M150 135h38M350 135h38M550 135h38" />
      <path className="head" d="M187 127v16l12 -8zM387 127v16l12 -8zM587 127v16l12 -8z" />
      {releaseStations.map((id, index) => (
        <g key={id} transform={`translate(${index * 200} 60) scale(1.25)`}>
          <ReleaseStation id={id} />
        </g>
      ))}
      <path className="back" d="M875 60V22a10 10 0 0 0 -10 -10H685a10 10 0 0 0 -10 10V48" />
      <path className="back head" d="M667 47h16l-8 12z" />
    </Box>
  );
}
