import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../components/text/Text';
import { equalColumns } from '../../theme/columns';
import { forcedColorsClasses } from '../../theme/forcedColors';

/** A hundredth of a day, in minutes. */
const dayPart = 14.4;

const day = {
  position: 'relative',
  height: '1.5rem',
  borderBlock: '1px solid',
  borderColor: 'control',
  bgcolor: 'background.paper',
} as const;

const colors = { own: 'var(--tone-3)', ours: 'secondary.main', shared: 'primary.main' } as const;

const owners = ['own', 'ours', 'shared'] as const;

/** Part of a day, in minutes after midnight. */
interface Span {
  from: number;
  to: number;
}

/** The visitor's hours, the team's hours and the shared hours, each on a bar of one day. The words above the bars say the same. */
export function DayBars(spans: Record<(typeof owners)[number], readonly Span[]>) {
  const { formatTime } = useIntl();
  return (
    <Stack aria-hidden spacing={0.5} sx={{ mt: 2 }}>
      {owners
        .filter((owner) => spans[owner].length > 0)
        .map((owner) => (
          <Fragment key={owner}>
            <Text message={`calculators.day.legend.${owner}`} variant="body2" />
            <Box sx={day}>
              {spans[owner].map(({ from, to }) => (
                <Box
                  key={from}
                  component="span"
                  className={forcedColorsClasses.filled}
                  sx={{
                    position: 'absolute',
                    insetBlock: '-1px',
                    insetInlineStart: `${from / dayPart}%`,
                    width: `${(to - from) / dayPart}%`,
                    bgcolor: colors[owner],
                  }}
                />
              ))}
            </Box>
          </Fragment>
        ))}
      <Box sx={{ display: 'grid', gridTemplateColumns: equalColumns(4) }}>
        {[0, 6, 12, 18].map((hour) => (
          <Typography key={hour} variant="body2" component="span" color="textSecondary">
            {formatTime(hour * 3_600_000, { timeZone: 'UTC', hour: 'numeric' })}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
