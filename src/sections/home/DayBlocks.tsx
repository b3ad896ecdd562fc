import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A hundredth of a day, in minutes. */
const dayPart = 14.4;

/** With the gap after it. */
const hourWidth = '(100% + 1px) / 24';

/** The hours, drawn in dashes while nobody works, under the stretches of the day. */
const strip = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  columnGap: '1px',
  height: { xs: '4rem', sm: '5rem' },
  mt: 2,
  '& > span': { border: '1px dashed', borderColor: 'control' },
  '& > span + span': { borderInlineStart: 0 },
  '& > .own, & > .ours, & > .shared': { position: 'absolute', insetBlock: 0, border: 0, forcedColorAdjust: 'none' },
  // In halves above one another: the visitor's hours and the team's.
  '& > .own': { insetBlockEnd: '50%', bgcolor: 'var(--hero-3)' },
  '& > .ours': { insetBlockStart: '50%', bgcolor: 'secondary.main' },
  // Hours of both are one block, and a quarter turn leads into it and out of it.
  '& > .shared': { bgcolor: 'primary.main', borderStartStartRadius: '5rem', borderEndEndRadius: '5rem' },
  // The gaps between the hours, through the stretches too, in the color of what is behind.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    color: 'primary.light',
    backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(${hourWidth} - 1px), currentColor 0 calc(${hourWidth}))`,
    // Else a gradient is left out there, and the stretches have no hours.
    '@media (forced-colors: active)': { color: 'Canvas', forcedColorAdjust: 'none' },
  },
} as const;

/** Each time stands at its hour; on a phone every second one, which is all there is room for. */
const clock = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  mt: 0.5,
  '& > *': { borderInlineStart: '1px solid', borderColor: 'control', paddingInlineStart: 0.75 },
  '& > :nth-of-type(even)': { display: { xs: 'none', sm: 'block' } },
} as const;

/** Stretches of a day, in minutes after midnight. */
type Stretches = readonly { from: number; to: number }[];

interface DayBlocksProps {
  own: Stretches;
  ours: Stretches;
  shared: Stretches;
  /** What a clock shows at a minute of the day. */
  clockAt: (minutes: number) => string;
}

/** A day in twenty-four blocks: who works when. The words below it say the same. */
export function DayBlocks({ clockAt, ...stretches }: DayBlocksProps) {
  return (
    <Box aria-hidden>
      <Box sx={strip}>
        {hours.map((hour) => (
          <span key={hour} />
        ))}
        {(['own', 'ours', 'shared'] as const).flatMap((who) =>
          stretches[who].map(({ from, to }) => {
            const place = { insetInlineStart: `${from / dayPart}%`, width: `${(to - from) / dayPart}%` };
            return <Box key={`${who}-${from}`} component="span" className={who} sx={place} />;
          }),
        )}
      </Box>
      <Box sx={clock}>
        {[0, 6, 12, 18].map((hour) => (
          <Typography key={hour} variant="body2" component="span" color="textSecondary">
            {clockAt(hour * 60)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
