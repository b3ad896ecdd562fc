import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Blocks } from '../components/art/Blocks';
import { Text } from '../components/text/Text';
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
      <Text
        message="brief.answered"
        variant="body2"
        color="textSecondary"
        values={{ number: answered, count: questions.length }}
        changes
      />
    </Stack>
  );
}
