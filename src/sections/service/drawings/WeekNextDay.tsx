import Box from '@mui/material/Box';
import { WeekDays } from './WeekDays';
import { WeekSlice } from './WeekSlice';

/** Over the edge of the day before. */
const panel = {
  gridArea: '4 / 2',
  mb: '-1px',
  marginInlineEnd: '-1px',
  pt: { xs: 2, sm: 2.5 },
  color: 'primary.main',
  bgcolor: 'background.raised',
  '& > span': { mx: { xs: 2, sm: 2.5 } },
  '@media print': { '&&': { display: 'none' } },
} as const;

interface WeekNextDayProps {
  /** Counted from 1. */
  day: number;
  slice: 'tuesday' | 'thursday';
  prefix: string;
}

/** How much of the slice stands on the day after, which has no words of its own, in a panel beside that of the day before. */
export function WeekNextDay({ day, slice, prefix }: WeekNextDayProps) {
  return (
    <Box sx={panel}>
      <WeekDays from={day} to={day} />
      <WeekSlice day={slice} prefix={prefix} />
    </Box>
  );
}
