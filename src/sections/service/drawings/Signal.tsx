import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

const bars = [0, 1, 2, 3];

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  height: 'auto',
  '& .bar': { fill: theme.vars.palette.text.primary },
  '& .missing': { fill: 'none', stroke: theme.vars.palette.control, strokeWidth: 2 },
  '& .strike': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 5 },
  // It starts away from the phones beside it.
  '&:dir(rtl) .strike': { transform: 'scaleX(-1)', transformOrigin: 'center' },
});

/** How many of four bars of signal there are; none are struck out. */
export function Signal({ count }: { count: number }) {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 44 42" width={44} height={42} aria-hidden>
      {bars.map((bar) => (
        <path
          key={bar}
          className={bar < count ? 'bar' : 'missing'}
          d={`M${2 + bar * 11} 41v-${bar * 10 + 9}h8v${bar * 10 + 9}z`}
        />
      ))}
      {count === 0 && <path className="strike" d="M3 40l40 -37" />}
    </Box>
  );
}
