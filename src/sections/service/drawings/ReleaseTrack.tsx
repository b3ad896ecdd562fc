import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Its shapes name their colors by class. */
const track: SxProps<Theme> = (theme) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  // A tick is the same in every direction of writing.
  '&:dir(rtl) .tick': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
  '& .line': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 3 },
  '& .plan': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 3, strokeDasharray: '7 6' },
  '& .soft': { fill: 'var(--hero-1)' },
  '& .middle': { fill: 'var(--hero-2)' },
  '& .strong': { fill: theme.vars.palette.primary.main },
  '& .accent': { fill: theme.vars.palette.secondary.main },
  '& .ink': { fill: theme.vars.palette.primary.contrastText },
  '& .dark': { fill: 'var(--hero-ink)' },
  '& .back': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 4 },
});

/** The way of a release: a plan, a block that is tested, one that is staged, the finished nine, and the way back. The names below say the same. */
export function ReleaseTrack() {
  return (
    <Box component="svg" sx={track} viewBox="0 0 1000 200" width={1000} height={200} aria-hidden>
      <path
        className="line"
        d="M160 120H240M360 120H440M560 120H640M228 110l12 10l-12 10M428 110l12 10l-12 10M628 110l12 10l-12 10"
      />
      <path className="plan" d="M42 62h116v116h-116zM42 120h116M100 62v116" />
      <circle className="strong" cx={100} cy={120} r={16} />
      <path className="soft" d="M240 60h120v120h-120z" />
      <path className="strong tick" d="M268 118l24 24l44 -50l-11 -10l-34 38l-13 -13z" />
      <path className="middle" d="M440 60h120v120h-120z" />
      <path className="strong" d="M440 180V60a120 120 0 0 1 120 120z" />
      <path className="strong" d="M640 60h120v120h-120z" />
      <path
        className="ink"
        d="M656 76h24v24h-24zM688 76h24v24h-24zM720 76h24v24h-24zM656 108h24v24h-24zM688 108h24v24h-24zM720 108h24v24h-24zM656 140h24v24h-24zM688 140h24v24h-24z"
      />
      <path className="accent" d="M720 140h24v24h-24zM840 60h120v120h-120z" />
      <path className="dark" d="M875 145v-14h42a15 15 0 0 0 0 -30h-20v16l-28 -23l28 -23v16h20a29 29 0 0 1 0 58z" />
      <path className="back" d="M900 60C900 -6 700 -6 700 52M686 38l14 14l14 -14" />
    </Box>
  );
}
