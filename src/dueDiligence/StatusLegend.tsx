import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { statuses } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { StatusBlock } from './StatusBlock';

/** What the three looks of a block say, unless the figures right above say it already. */
export function StatusLegend() {
  return (
    <Stack
      component="ul"
      role="list"
      direction="row"
      sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1.5 }}
    >
      {statuses.map((status) => (
        <Typography key={status} variant="label" component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <StatusBlock data-status={status} aria-hidden />
          <Message id={`dueDiligence.status.${status}`} />
        </Typography>
      ))}
    </Stack>
  );
}
