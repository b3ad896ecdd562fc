import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  width: 'min(100%, 30rem)',
  height: 'auto',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .strong': { fill: theme.vars.palette.primary.main },
  '& .soft': { fill: theme.vars.palette.primary.light },
  '& .apart': { fill: theme.vars.palette.secondary.main },
  '& .gap': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 2, strokeDasharray: '6 5' },
});

/** Nine blocks of which one has come loose: for pages that are not there. */
export function MissingBlock() {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 360 360" width={360} height={360} aria-hidden>
      <path className="soft" d="M0 0h100v100H0zM100 100h100v100H100zM0 200h100v100H0z" />
      {/* One path: between two of one color that touch, the background would shine through. */}
      <path
        className="strong"
        d="M100 0h200v100H200A100 100 0 0 1 100 0zM0 100h100v100A100 100 0 0 1 0 100zM100 200a100 100 0 0 1 100 100H100zM200 200h100v100H200z"
      />
      <rect className="gap" x="201" y="101" width="98" height="98" />
      <rect className="apart" x="244" y="118" width="100" height="100" transform="rotate(22 294 168)" />
      <circle className="soft" cx="250" cy="50" r="28" />
    </Box>
  );
}
