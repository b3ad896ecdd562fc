import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { factsByTopic } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { StatusBlock } from './StatusBlock';

const blocks = { flexWrap: 'wrap', gap: 0.75, fontSize: '1.25rem', color: 'primary.main' } as const;

/** How many answers there are of each status, as a row of blocks in the order of the page and in words, and what a sample is. */
export function Summary() {
  return (
    <Stack spacing={1.5} sx={{ mt: 5 }}>
      <Stack direction="row" aria-hidden sx={blocks}>
        {factsByTopic().map(({ fact }) => (
          <StatusBlock key={fact.id} data-status={fact.status} />
        ))}
      </Stack>
      <Typography sx={{ fontWeight: 500 }}>
        <Message id="dueDiligence.summary" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '64ch' }}>
        <Message id="dueDiligence.sampleNote" />
      </Typography>
    </Stack>
  );
}
