import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Blocks } from '../components/art/Blocks';
import { Message } from '../i18n/Message';
import { printClasses } from '../theme/printClasses';
import { useBrief } from './briefStore';
import { placesAnswered, questions } from './questions';

/** The number of answered questions, in blocks and in words. */
export function BriefProgress() {
  const answered = placesAnswered(useBrief().answers).length;
  return (
    <Stack
      direction={{ xs: 'row', md: 'column' }}
      spacing={2}
      className={printClasses.hidden}
      sx={{ alignItems: { xs: 'center', md: 'start' } }}
    >
      <Box sx={{ width: { xs: 72, md: 240 }, flexShrink: 0 }}>
        <Blocks filled={answered} width={240} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        <Message id="brief.answered" values={{ number: answered, count: questions.length }} changes />
      </Typography>
    </Stack>
  );
}
