import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Its shapes name their colors by class. */
const block: SxProps<Theme> = (theme) => ({
  '& .met': { fill: theme.vars.palette.primary.main },
  '& .sign': { fill: 'none', stroke: theme.vars.palette.primary.contrastText, strokeWidth: 4 },
  '& .missed': { fill: 'none', stroke: theme.vars.palette.control, strokeWidth: 2, strokeDasharray: '5 4' },
  '& .cross': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 4 },
});

/** Whether a check was met: a full block or the outline of one. The word beside it says the same. */
export function CheckBlock({ isMet }: { isMet: boolean }) {
  return (
    <Box component="svg" sx={block} viewBox="0 0 40 40" width={40} height={40} aria-hidden>
      <path className={isMet ? 'met' : 'missed'} d="M1 1h38v38h-38z" />
      <path className={isMet ? 'sign' : 'cross'} d={isMet ? 'M10 20l7 7l13 -14' : 'M13 13l14 14M27 13l-14 14'} />
    </Box>
  );
}
