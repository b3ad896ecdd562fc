import Box from '@mui/material/Box';
import { forcedEdge } from '../theme/measures';

/** A hundredth of a day, in minutes. */
const dayPart = 14.4;

const day = {
  position: 'relative',
  height: '1.5rem',
  borderBlock: '1px solid',
  borderColor: 'control',
  bgcolor: 'background.paper',
} as const;

const work = { position: 'absolute', insetBlock: '-1px', printColorAdjust: 'exact', border: forcedEdge } as const;

interface DayBarProps {
  /** Stretches of the day, in minutes after midnight. */
  spans: readonly { from: number; to: number }[];
  color?: string;
}

/** A day from midnight to midnight, and who works when in it. Words next to it say the same. */
export function DayBar({ spans, color = 'primary.main' }: DayBarProps) {
  return (
    <Box aria-hidden sx={day}>
      {spans.map(({ from, to }) => (
        <Box
          key={from}
          sx={[
            work,
            { insetInlineStart: `${from / dayPart}%`, width: `${(to - from) / dayPart}%`, bgcolor: color },
            { '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' } },
          ]}
        />
      ))}
    </Box>
  );
}
