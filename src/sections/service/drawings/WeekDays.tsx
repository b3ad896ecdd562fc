import Box from '@mui/material/Box';

/** Five days, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. */
const week = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 18px)',
  gap: 0.5,
  mb: 1.5,
  '& > span': { height: 18, border: '1.5px solid currentColor' },
  '& > [data-filled="true"]': { backgroundColor: 'currentColor', printColorAdjust: 'exact' },
  '@media (forced-colors: active)': { '& > [data-filled="true"]': { backgroundColor: 'CanvasText' } },
} as const;

const days = [1, 2, 3, 4, 5];

/** On which days of a week something happens; the title beside it says the same. */
export function WeekDays({ from, to }: { from: number; to: number }) {
  return (
    <Box component="span" sx={week} aria-hidden>
      {days.map((day) => (
        <span key={day} data-filled={day >= from && day <= to} />
      ))}
    </Box>
  );
}
