import Box from '@mui/material/Box';
import { forcedColorsClasses } from '../theme/forcedColors';

/** A hundredth of a day, in minutes. */
const dayPart = 14.4;

const day = {
  position: 'relative',
  height: '1.5rem',
  borderBlock: '1px solid',
  borderColor: 'control',
  bgcolor: 'background.paper',
} as const;

interface DayBarProps {
  /** Stretches of the day, in minutes after midnight. */
  spans: readonly { from: number; to: number }[];
  color?: string;
}

/** A day from midnight to midnight with its hours of work. Words next to it say the same. */
export function DayBar({ spans, color = 'primary.main' }: DayBarProps) {
  return (
    <Box aria-hidden sx={day}>
      {spans.map(({ from, to }) => (
        <Box
          key={from}
          component="span"
          className={forcedColorsClasses.filled}
          sx={{
            position: 'absolute',
            insetBlock: '-1px',
            insetInlineStart: `${from / dayPart}%`,
            width: `${(to - from) / dayPart}%`,
            bgcolor: color,
          }}
        />
      ))}
    </Box>
  );
}
