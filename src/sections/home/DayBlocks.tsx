import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** In halves above one another: the visitor's hour and the team's; an hour of both is one block. */
const strip = {
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  columnGap: '1px',
  mt: 2,
  '& > span': {
    position: 'relative',
    height: { xs: '2rem', sm: '2.5rem' },
    border: '1px dashed',
    borderColor: 'control',
  },
  '& > span > span': { position: 'absolute', insetBlock: 0, forcedColorAdjust: 'none' },
  '& .own': { insetBlockEnd: '50%', bgcolor: 'var(--hero-3)' },
  '& .ours': { insetBlockStart: '50%', bgcolor: 'secondary.main' },
  '& .shared': { bgcolor: 'primary.main' },
} as const;

const clock = { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', mt: 0.5 } as const;

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
          <span key={hour}>
            {(['own', 'ours', 'shared'] as const).flatMap((who) =>
              stretches[who].flatMap(({ from, to }) => {
                const start = Math.max(from / 60 - hour, 0);
                const end = Math.min(to / 60 - hour, 1);
                if (end <= start) return [];
                const place = { insetInlineStart: `${start * 100}%`, width: `${(end - start) * 100}%` };
                return <Box key={`${who}-${from}`} component="span" className={who} sx={place} />;
              }),
            )}
          </span>
        ))}
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
