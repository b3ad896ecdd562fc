import Box from '@mui/material/Box';
import { WeekDays } from './WeekDays';
import { across } from './weekLook';
import { WeekSlice } from './WeekSlice';

const column = {
  display: 'none',
  [across]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '100%',
    // Of the column before it (WeekBoard).
    width: 'calc(100% * 5 / 7)',
    p: 2.5,
    color: 'primary.main',
    bgcolor: 'background.raised',
    '&& [data-layer]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&& [data-layer] > :nth-of-type(n + 5)': { display: 'none' },
  },
  '@media print': { '&&': { display: 'none' } },
} as const;

interface WeekNextDayProps {
  /** Counted from 1. */
  day: number;
  slice: 'tuesday' | 'thursday';
}

/** Where the days are columns: how much of the slice stands on the day after the one that this stands in, which has no words of its own. */
export function WeekNextDay({ day, slice }: WeekNextDayProps) {
  return (
    <Box sx={column}>
      <WeekDays from={day} to={day} />
      <WeekSlice day={slice} />
    </Box>
  );
}
