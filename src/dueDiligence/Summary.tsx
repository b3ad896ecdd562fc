import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';

/** How many answers there are of each status, and what a sample is. */
export function Summary() {
  return (
    <Stack spacing={1.5} sx={{ mt: 5 }}>
      <Typography variant="h4" component="p">
        <Message id="dueDiligence.summary" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '64ch' }}>
        <Message id="dueDiligence.sampleNote" />
      </Typography>
    </Stack>
  );
}
