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
  '& .back': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 4 },
});

/** The way of a release, from station to station and back. The names below say the same; on phones it stands beside them (ReleaseStops). */
export function ReleaseTrack() {
  return (
    <Box component="svg" sx={track} viewBox="0 0 1000 200" width={1000} height={200} aria-hidden>
      <path
        className="line"
        d="M160 120H240M360 120H440M560 120H640M228 110l12 10l-12 10M428 110l12 10l-12 10M628 110l12 10l-12 10"
      />
      {releaseStations.map((id, index) => (
        <g key={id} transform={`translate(${40 + index * 200} 60)`}>
          <ReleaseStation id={id} />
        </g>
      ))}
      <path className="back" d="M900 60C900 -6 700 -6 700 52M686 38l14 14l14 -14" />
    </Box>
  );
}
