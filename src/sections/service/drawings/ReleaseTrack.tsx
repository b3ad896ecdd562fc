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
  '& .line': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 3 },
  '& .back': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 3 },
  '& .head': { fill: 'var(--hero-line)' },
  '& .back.head': { fill: theme.vars.palette.text.primary, stroke: 'none' },
});

/** The way of a release, from station to station and back. The names below say the same; on phones it stands beside them (ReleaseStops). */
export function ReleaseTrack() {
  return (
    <Box component="svg" sx={track} viewBox="40 0 1000 200" width={1000} height={200} aria-hidden>
      <path className="line" d="M160 120h68M360 120h68M560 120h68" />
      <path className="head" d="M226 111v18l14 -9zM426 111v18l14 -9zM626 111v18l14 -9z" />
      {releaseStations.map((id, index) => (
        <g key={id} transform={`translate(${40 + index * 200} 60)`}>
          <ReleaseStation id={id} />
        </g>
      ))}
      <path className="back" d="M900 60V22a10 10 0 0 0 -10 -10H710a10 10 0 0 0 -10 10V46" />
      <path className="back head" d="M691 44h18l-9 14z" />
    </Box>
  );
}
