import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { AnswerCounts } from '../components/answers/AnswerCounts';

/** How many answers there are, of each status too, and what a sample is. */
export function Summary() {
  return (
    <Box sx={{ display: 'grid', rowGap: 2 }}>
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
