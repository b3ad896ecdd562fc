import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Blocks } from '../components/art/Blocks';
import { Message } from '../i18n/Message';
import { useBriefState } from './briefStore';
import { placesAnswered, questions } from './questions';
import { printClasses } from '../theme/printClasses';

const Answered = styled(Blocks)(({ theme }) => ({ [theme.breakpoints.down('md')]: { width: 72 } }));

/** How many of the nine questions are answered, as blocks and in words. */
export function BriefProgress() {
  const answered = placesAnswered(useBriefState().values).length;
  return (
    <Stack
      direction={{ xs: 'row', md: 'column' }}
      className={printClasses.hidden}
      sx={{ alignItems: { xs: 'center', md: 'start' }, gap: 2 }}
    >
      <Answered filled={answered} width={240} />
      <Typography variant="body2" color="textSecondary">
        <Message id="brief.answered" values={{ number: answered, count: questions.length }} changes />
      </Typography>
    </Stack>
  );
}
