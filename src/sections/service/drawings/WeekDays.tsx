import { styled } from '@mui/material/styles';
import { columns } from '../../../theme/columns';
import { across } from './weekLook';

/** Side of a block of what has been merged, and of it with the gap to the next one. */
const side = 40;
const step = side + 4;
/** Side of one of the five days. */
const tick = 14;

/** Blocks beside and above a first one: by row from the lowest, their places in it. A shadow knows no start and end. */
const pile = (rows: readonly (readonly number[])[], color: string) =>
  rows
    .flatMap((places, row) =>
      places.map((place) => `calc(${place * step}px * var(--to-end)) ${-row * step}px 0 ${color}`),
    )
    .join(', ');

/** Five days, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. Styled, since its lengths are pixels, no steps of the theme's spacing. */
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
      // What is there every day grows on the days between the others.
      '&[data-daily="true"]': {
        position: 'absolute',
        insetInline: 0,
        bottom: '100%',
        gap: 0,
        margin: 0,
        gridTemplateColumns: columns(1, 1, 1, 1, 1),
      },
      '&[data-daily="true"] > span': { position: 'relative', height: 0, border: 0 },
      '&[data-daily="true"] > :nth-of-type(even)': { borderBlockEnd: `3px solid ${blue}` },
      '&[data-daily="true"] > :nth-of-type(even)::before': {
        content: '""',
        position: 'absolute',
        bottom: 4,
        insetInlineStart: 20,
        width: side,
        height: side,
        backgroundColor: blue,
        boxShadow: pile([[1, 2], [1]], blue),
      },
      '&[data-daily="true"] > :nth-of-type(4)::before': {
        boxShadow: pile([[1, 2, 3], [0, 1, 2], [1, 2], [2]], blue),
      },
      // The five days below each pile, its own filled: the second from the start, then the second from the end.
      '&[data-daily="true"] > :nth-of-type(even)::after': {
        content: '""',
        position: 'absolute',
        top: 11,
        insetInlineStart: 20,
        width: 5 * tick + 4 * 4,
        height: tick,
        backgroundImage: `linear-gradient(${blue}, ${blue}), repeating-linear-gradient(90deg, color-mix(in srgb, ${blue} 30%, transparent) 0 ${tick}px, transparent 0 ${tick + 4}px)`,
        backgroundSize: `${tick}px 100%, 100% 100%`,
        backgroundPosition: `calc(50% + var(--side) * var(--to-end) * ${tick + 4}px) 0, 0 0`,
        backgroundRepeat: 'no-repeat',
        printColorAdjust: 'exact',
      },
      '&[data-daily="true"] > :nth-of-type(2)': { '--side': -1 },
      '&[data-daily="true"] > :nth-of-type(4)': { '--side': 1 },
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
