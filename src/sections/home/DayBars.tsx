import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../components/text/Text';
import { equalColumns } from '../../theme/columns';
import { DayBar } from '../DayBar';

type Spans = ComponentProps<typeof DayBar>['spans'];

const colors = { own: 'var(--tone-3)', ours: 'secondary.main', shared: 'primary.main' } as const;

const who = ['own', 'ours', 'shared'] as const;

/** The visitor's hours, the team's and what both have, on one line of hours. The words above say the same. */
export function DayBars(spans: Record<(typeof who)[number], Spans>) {
  const { formatTime } = useIntl();
  return (
    <Stack aria-hidden spacing={0.5} sx={{ mt: 2 }}>
      {who
        .filter((one) => spans[one].length > 0)
        .map((one) => (
          <Fragment key={one}>
            <Text message={`calculators.day.legend.${one}`} variant="body2" />
            <DayBar spans={spans[one]} color={colors[one]} />
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
