import { styled } from '@mui/material/styles';

/** Five days, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. Styled, since its lengths are pixels, no steps of the theme's spacing. */
const Days = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 18px)',
  gap: 4,
  marginBottom: theme.spacing(1.5),
  '& > span': { height: 18, border: '1.5px solid currentColor' },
  '& > [data-filled="true"]': { backgroundColor: 'currentColor', printColorAdjust: 'exact' },
  '@media (forced-colors: active)': { '& > [data-filled="true"]': { backgroundColor: 'CanvasText' } },
}));

const days = [1, 2, 3, 4, 5];

/** On which days of a week something happens; the title beside it says the same. */
export function WeekDays({ from, to }: { from: number; to: number }) {
  return (
    <Days aria-hidden>
      {days.map((day) => (
        <span key={day} data-filled={day >= from && day <= to} />
      ))}
    </Days>
  );
}
