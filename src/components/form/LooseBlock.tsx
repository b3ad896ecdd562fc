import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { emptyPlace } from './emptyPlace';

/** Not higher than the room that is kept for words below a button, on wide screens with the button's own row. */
const drawing: SxProps<Theme> = (theme) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: 'auto',
  height: { xs: 64, sm: 84 },
  overflow: 'visible',
  pointerEvents: 'none',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .gap': emptyPlace(theme),
  '& .last': { fill: theme.vars.palette.secondary.main },
});

/** The ninth block of a form (FormBlocks), which did not get to its place. The words beside it say the same. */
export function LooseBlock() {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 150 130" aria-hidden>
      <path className="gap" d="M1 1h98v98h-98z" />
      <path className="last" d="M34 12h100v100h-100z" transform="rotate(22 84 62)" />
    </Box>
  );
}
