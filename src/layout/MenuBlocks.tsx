import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { layout } from '../theme/measures';
import { blockTones } from '../components/art/blockTones';

/** Takes the room that is left, from edge to edge; where there is next to none it is not there. */
const room = {
  flex: '1 1 0',
  minHeight: 0,
  containerType: 'size',
  overflow: 'hidden',
  mx: `calc(-1 * ${layout.gutter})`,
  display: 'flex',
  alignItems: 'end',
  '& > svg': { display: 'none', '@container (min-height: 96px)': { display: 'block' } },
} as const;

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  width: '100%',
  height: '100%',
  // Whole rows, where the browser can round.
  '@supports (height: round(down, 1px, 1px))': { height: 'round(down, 100cqh, 100cqw / 3)' },
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  ...blockTones,
  '& .apart': { fill: theme.vars.palette.secondary.main },
});

/** As many of the three rows of blocks as there is room for, on the foot of the menu. */
export function MenuBlocks() {
  return (
    <Box sx={room} aria-hidden>
      <Box component="svg" sx={drawing} viewBox="0 0 300 300" preserveAspectRatio="xMidYMin slice">
        <path className="one" d="M0 0h100v100H0zM200 100h100v100H200z" />
        <path className="four" d="M0 100A100 100 0 0 1 100 0v100zM100 200h100v100H100z" />
        <path className="three" d="M100 0h100v100A100 100 0 0 1 100 0zM0 200a100 100 0 0 1 100 100H0z" />
        <path className="two" d="M200 0h100v100H200zM0 100h100v100H0z" />
        <path className="apart" d="M100 100h100a100 100 0 0 1-100 100z" />
        <circle className="apart" cx="250" cy="50" r="28" />
        <path className="four" d="M300 200a100 100 0 0 1-100 100V200z" />
      </Box>
    </Box>
  );
}
