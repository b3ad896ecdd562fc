import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { figures } from '../../content/figures';
import { Message } from '../../i18n/Message';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const start = figures.workdayStart.value;
const end = figures.workdayEnd.value + 12;

/** A day of twenty-four cells, on phones in two rows; those of the working day are filled. A drawing in plain elements, which keep their lines where colors are forced. */
const day: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  columnGap: 'clamp(2px, 0.4vw, 6px)',
  marginBottom: theme.spacing(5),
  '@media print': { marginBottom: theme.spacing(2) },
  '& > span': { height: 'clamp(2.5rem, 3.6vw, 4rem)', border: `1px solid ${theme.vars.palette.control}` },
  // The nine hours are nine blocks.
  '& > [data-work="true"]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
    printColorAdjust: 'exact',
  },
  '& > p': {
    ...theme.typography.h4,
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    gridRow: 2,
    gridColumn: `1 / ${start + 1}`,
    marginTop: theme.spacing(1),
    fontWeight: 'inherit',
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('md')]: { fontSize: '0.8125rem' },
  },
  // Its two hours begin and end with the blocks.
  '& > p:nth-of-type(2)': {
    gridColumn: `${start + 1} / ${end + 1}`,
    color: theme.vars.palette.text.primary,
    fontWeight: 560,
    '& > :last-child': { textAlign: 'end' },
  },
  '& > p:last-of-type': { gridColumn: `${end + 1} / -1`, justifyContent: 'end', textAlign: 'end' },
  // Morning above afternoon: where the day and the work begin stands above, where they end below.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '3px',
    '& > span': { height: 'auto', aspectRatio: '1' },
    '& > p': { gridRow: 1, margin: 0 },
    '& > p:nth-of-type(2)': {
      display: 'contents',
      '& > :first-child': { gridArea: `1 / ${start + 1} / auto / -1` },
      '& > :last-child': { gridArea: `4 / 1 / auto / ${end - 11}` },
    },
    '& > p:last-of-type': { gridArea: `4 / ${end - 11} / auto / -1` },
  },
  '@media (forced-colors: active)': { '& > [data-work="true"]': { backgroundColor: 'CanvasText' } },
});

/** The working day within the whole one; the sentence below it says the same. */
export function WorkdayBar() {
  return (
    <Box sx={day} aria-hidden>
      {hours.map((hour) => (
        <span key={hour} data-work={hour >= start && hour < end} />
      ))}
      <p>
        <Message id="aboutUs.timeZone.midnight" />
      </p>
      <p>
        <span>
          <Message id="aboutUs.timeZone.start" />
        </span>
        <span>
          <Message id="aboutUs.timeZone.end" />
        </span>
      </p>
      <p>
        <Message id="aboutUs.timeZone.midnight" />
      </p>
    </Box>
  );
}
