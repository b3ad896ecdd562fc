import Box from '@mui/material/Box';
import { WeekDays } from './WeekDays';
import { across } from './weekLook';
import { WeekSlice } from './WeekSlice';

const column = {
  display: 'none',
  [across]: {
    display: 'block',
    gridArea: '4 / 2',
    // Over the edge of the day before.
    mb: '-1px',
    marginInlineEnd: '-1px',
    pt: 2.5,
    color: 'primary.main',
    bgcolor: 'background.raised',
    '& > span': { mx: 2.5 },
  },
  '@media print': { '&&': { display: 'none' } },
} as const;

interface WeekNextDayProps {
  /** Counted from 1. */
  day: number;
  slice: 'tuesday' | 'thursday';
  prefix: string;
}

/** Where the days are columns: how much of the slice stands on the day after, which has no words of its own, in a panel below those of the day before. */
export function WeekNextDay({ day, slice, prefix }: WeekNextDayProps) {
  return (
    <Box sx={column}>
      <WeekDays from={day} to={day} />
      <WeekSlice day={slice} prefix={prefix} />
    </Box>
  );
}
