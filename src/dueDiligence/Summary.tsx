import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { AnswerCounts } from '../components/answers/AnswerCounts';

/** Words stay whole, as their columns are narrow (AnswerCounts). */
const summary = { display: 'grid', rowGap: 2, containerType: 'inline-size', overflowWrap: 'break-word' } as const;

/** How many answers there are, of each status too, and what a sample is. */
export function Summary() {
  return (
    <Box sx={summary}>
      <Typography variant="label" component="p">
        <Message id="dueDiligence.summary" />
      </Typography>
      <AnswerCounts />
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '64ch' }}>
        <Message id="dueDiligence.sampleNote" />
      </Typography>
    </Box>
  );
}
