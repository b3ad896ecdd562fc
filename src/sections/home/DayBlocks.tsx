import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Message } from '../../i18n/Message';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A hundredth of a day, in minutes. */
const dayPart = 14.4;

/** Whose hours are whose: in halves above one another the visitor's and the team's, and what both have over the whole height. */
const colors = { own: 'var(--hero-3)', ours: 'secondary.main', shared: 'primary.main' } as const;

const who = ['own', 'ours', 'shared'] as const;

/** The gaps between blocks of so many hours, with the gap after each. */
const gapsEvery = (count: number) => {
  const width = `(100% + 1px) / 24 * ${count}`;
  return `repeating-linear-gradient(to right, transparent 0 calc(${width} - 1px), currentColor 0 calc(${width}))`;
};

/** The hours, drawn in dashes while nobody works, under the stretches of the day. On a phone three hours are a block: smaller ones cannot be told apart. */
const strip = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  columnGap: '1px',
  height: '5rem',
  mt: 2,
  '& > .hour': { border: '1px dashed', borderColor: 'control' },
  '& > .hour + .hour': { borderInlineStart: 0 },
  '& > .hour:not(:nth-of-type(3n))': { borderInlineEndWidth: { xs: 0, sm: 1 } },
  '& > .own, & > .ours, & > .shared': { position: 'absolute', insetBlock: 0, forcedColorAdjust: 'none' },
  '& > .own': { insetBlockEnd: '50%', bgcolor: colors.own },
  '& > .ours': { insetBlockStart: '50%', bgcolor: colors.ours },
  // Hours of both are one block, and a small turn leads into it and out of it: a large one would look like less time.
  '& > .shared': {
    bgcolor: colors.shared,
    borderStartStartRadius: { xs: '1rem', sm: '1.75rem' },
    borderEndEndRadius: { xs: '1rem', sm: '1.75rem' },
  },
  // The gaps go through the stretches too, in the color of what is behind.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    color: 'primary.light',
    backgroundImage: { xs: gapsEvery(3), sm: gapsEvery(1) },
    // Else a gradient is left out there, and the stretches have no hours.
    '@media (forced-colors: active)': { color: 'Canvas', forcedColorAdjust: 'none' },
  },
} as const;

/** Each time stands at its hour. */
const clock = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  mt: 0.5,
  '& > *': { borderInlineStart: '1px solid', borderColor: 'control', paddingInlineStart: 0.75, fontWeight: 500 },
} as const;

const legend = {
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  mt: 1.5,
  '& > *': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& i': { flex: 'none', width: 16, height: 16, forcedColorAdjust: 'none', printColorAdjust: 'exact' },
} as const;

/** Stretches of a day, in minutes after midnight. */
type Stretches = readonly { from: number; to: number }[];

interface DayBlocksProps {
  own: Stretches;
  ours: Stretches;
  shared: Stretches;
}

/** A day in twenty-four blocks: who works when. The words above it say the same. */
export function DayBlocks(stretches: DayBlocksProps) {
  const { formatTime } = useIntl();
  return (
    <Box aria-hidden>
      <Box sx={strip}>
        {hours.map((hour) => (
          <span key={hour} className="hour" />
        ))}
        {who.flatMap((one) =>
          stretches[one].map(({ from, to }) => {
            const place = { insetInlineStart: `${from / dayPart}%`, width: `${(to - from) / dayPart}%` };
            return <Box key={`${one}-${from}`} component="span" className={one} sx={place} />;
          }),
        )}
      </Box>
      <Box sx={clock}>
        {[0, 6, 12, 18].map((hour) => (
          <Typography key={hour} variant="body2" component="span">
            {formatTime(hour * 3_600_000, { timeZone: 'UTC', hour: 'numeric' })}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={legend}>
        {who
          .filter((one) => stretches[one].length > 0)
          .map((one) => (
            <Typography key={one} variant="body2" component="span">
              <Box component="i" sx={{ bgcolor: colors[one] }} />
              <Message id={`calculators.day.legend.${one}`} />
            </Typography>
          ))}
      </Stack>
    </Box>
  );
}
