import Box from '@mui/material/Box';
import { WeekDays } from './WeekDays';
import { across } from './weekLook';
import { WeekSlice } from './WeekSlice';

/** Over the padding and the edge of the day before, and where the days are columns over its edge alone. */
const panel = {
  display: { xs: 'block', sm: 'grid' },
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  mt: { xs: 2.5, sm: 3 },
  mx: { xs: '-21px', sm: '-25px' },
  mb: { xs: '-21px', sm: '-25px' },
  p: { xs: 2.5, sm: 3 },
  color: 'primary.main',
  bgcolor: 'background.raised',
  [across]: {
    display: 'block',
    gridArea: '4 / 2',
    m: 0,
    mb: '-1px',
    marginInlineEnd: '-1px',
    p: 0,
    pt: 2.5,
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

/** How much of the slice stands on the day after, which has no words of its own, in a panel below those of the day before. */
export function WeekNextDay({ day, slice, prefix }: WeekNextDayProps) {
  return (
    <Box sx={panel}>
      <WeekDays from={day} to={day} />
      <WeekSlice day={slice} prefix={prefix} />
    </Box>
  );
}
