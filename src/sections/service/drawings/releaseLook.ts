import type { Theme } from '@mui/material/styles';
import { columns } from '../../../theme/columns';

/** On phones, between one station and the next, in pixels. */
export const stopGap = 32;

/** From one station to the next, and the last one, after which none comes: three quarters of that (ReleaseTrack). */
export const stationColumns = columns(4, 4, 4, 4, 3);

/** The colors of a release's stations by the names of their shapes' classes. */
export const releaseLook = (theme: Theme) =>
  ({
    // A tick is the same in every direction of writing.
    '&:dir(rtl) .tick': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
    '& .plan': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 3, strokeDasharray: '7 6' },
    '& .soft': { fill: 'var(--hero-1)' },
    '& .middle': { fill: 'var(--hero-3)' },
    '& .strong': { fill: theme.vars.palette.primary.main },
    '& .accent': { fill: theme.vars.palette.secondary.main },
    '& .ink': { fill: theme.vars.palette.primary.contrastText },
    '& .dark': { fill: 'var(--hero-ink)' },
  }) as const;
