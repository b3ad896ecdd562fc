import Box from '@mui/material/Box';
import { WeekDays } from './WeekDays';
import { across } from './weekLook';
import { WeekTower } from './WeekTower';

const column = {
  display: 'none',
  [across]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '100%',
    width: '100%',
    p: 2.5,
    color: 'primary.main',
    bgcolor: 'background.raised',
  },
  '@media print': { '&&': { display: 'none' } },
} as const;

interface WeekNextDayProps {
  /** Counted from 1. */
  day: number;
  tower: 'tuesday' | 'thursday';
}

/** Where the days are columns: how far the tower has grown by the day after the one that this stands in, which has no words of its own. */
export function WeekNextDay({ day, tower }: WeekNextDayProps) {
  return (
    <Box sx={column}>
      <WeekDays from={day} to={day} />
      <WeekTower id={tower} />
    </Box>
  );
}
