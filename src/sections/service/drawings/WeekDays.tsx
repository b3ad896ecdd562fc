import { styled } from '@mui/material/styles';
import { columns } from '../../../theme/columns';
import { across } from './weekLook';

/** Side of a block of what has been merged, and of it with the gap to the next one. */
const side = 40;
const step = side + 4;

/** Blocks beside and above a first one: by row from the lowest, their places in it. A shadow knows no start and end. */
const pile = (rows: readonly (readonly number[])[], color: string) =>
  rows
    .flatMap((places, row) =>
      places.map((place) => `calc(${place * step}px * var(--to-end)) ${-row * step}px 0 ${color}`),
    )
    .join(', ');

/** Five days, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. */
const Days = styled('span')(({ theme }) => {
  const blue = theme.vars.palette.primary.main;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 18px)',
    gap: 4,
    marginBottom: theme.spacing(1.5),
    '& > span': { height: 18, border: '1.5px solid currentColor' },
    '& > [data-filled="true"]': { backgroundColor: 'currentColor', printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& > [data-filled="true"]': { backgroundColor: 'CanvasText' } },
    [across]: {
      '--to-end': 1,
      '&:dir(rtl)': { '--to-end': -1 },
      display: 'none',
      // What is there every day grows on the days between the others.
      '&[data-daily="true"]': {
        position: 'absolute',
        insetInline: 0,
        bottom: '100%',
        display: 'grid',
        gap: 0,
        margin: 0,
        gridTemplateColumns: columns(1, 1, 1, 1, 1),
      },
      '&[data-daily="true"] > span': {
        position: 'relative',
        height: 0,
        border: 0,
      },
      '& > :nth-of-type(even)::before': {
        content: '""',
        position: 'absolute',
        bottom: 4,
        insetInlineStart: 18,
        width: side,
        height: side,
        backgroundColor: blue,
        boxShadow: pile([[1, 2], [1]], blue),
      },
      '& > :nth-of-type(4)::before': {
        boxShadow: pile([[1, 2, 3], [0, 1, 2], [1, 2], [2]], blue),
      },
    },
  };
});

const days = [1, 2, 3, 4, 5];

/** On which days of a week something happens; the title beside it says the same. */
export function WeekDays({ from, to }: { from: number; to: number }) {
  return (
    <Days aria-hidden data-daily={to - from === days.length - 1}>
      {days.map((day) => (
        <span key={day} data-filled={day >= from && day <= to} />
      ))}
    </Days>
  );
}
