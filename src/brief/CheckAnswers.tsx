import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RouterLink } from '../components/links/RouterLink';
import { Numeral } from '../components/text/Numeral';
import { VisuallyHidden } from '../components/screenReader/VisuallyHidden';
import { Text } from '../components/text/Text';
import { useContact } from '../contact/ContactContext';
import { Message } from '../i18n/Message';
import { onIntent } from '../loading/onIntent';
import { printClasses } from '../theme/printClasses';
import { downloadBrief, writeBrief } from './briefFile';
import { restoreAnswers, useBrief } from './briefStore';
import { useBriefWords } from './briefWords';
import { hasAnswers, placesAnswered, questions } from './questions';
import { stepSearch } from './useBriefStep';

/** The number, the question with its answer below, and a link to change the answer. */
const row = {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.5,
  py: 2,
  paddingInlineStart: '3.5rem',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const number = { position: 'absolute', marginInlineStart: '-3.5rem' } as const;

const answer = { gridColumn: '1 / -1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** On a phone its words begin at the edge of the buttons above it; 12 px is its padding. */
const lastButton = { alignSelf: 'start', marginInlineStart: { xs: '-12px', sm: 0 } } as const;

/** Every answer with a link to change it, then buttons to send or save them all. Nothing is sent before that. */
export function CheckAnswers() {
  const { answers, replaced } = useBrief();
  const contact = useContact();
  const words = useBriefWords();
  const answered = placesAnswered(answers);
  const brief = writeBrief(answers, words);
  return (
    <>
      <Text message="brief.check.title" variant="h2" component="h1" />
      <Typography color="textSecondary" sx={{ mt: 2 }} className={printClasses.hidden}>
        {hasAnswers(answers) ? (
          <Message id="brief.check.lead" values={{ number: answered.length, count: questions.length }} changes />
        ) : (
          <Message id="brief.check.empty" changes />
        )}
      </Typography>
      <Box component="dl" sx={{ mt: 4, counterReset: 'step' }}>
        {questions.map((question, index) => {
          const isAnswered = answered.includes(index);
          const text = words.answerOf(question, answers);
          return (
            <Box key={question.id} sx={row}>
              <Typography component="dt" color="textSecondary">
                <Typography component={Numeral} variant="h4" color="primary" aria-hidden sx={number} />
                <Message id={`brief.${question.id}.question`} />
              </Typography>
              <Typography
                component="dd"
                variant={isAnswered ? 'body1' : 'body2'}
                color={isAnswered ? 'textPrimary' : 'textSecondary'}
                sx={[answer, isAnswered && { fontWeight: 'fontWeightBold' }]}
              >
                <span key={text}>{text}</span>
              </Typography>
              <Box component="dd" className={printClasses.hidden} sx={{ gridArea: '1 / 2' }}>
                <Link
                  component={RouterLink}
                  to={stepSearch(question.id, 'change')}
                  sx={{ display: 'inline-block', py: '10px', my: '-10px' }}
                >
                  <Message id="brief.check.change" />
                  <VisuallyHidden>
                    {' '}
                    <Message id={`brief.${question.id}.question`} />
                  </VisuallyHidden>
                </Link>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ flexWrap: 'wrap', mt: 4 }}>
        {hasAnswers(answers) && (
          <>
            <Button
              variant="contained"
              aria-haspopup="dialog"
              {...onIntent(contact.prefetch)}
              onClick={({ currentTarget }) => {
                contact.open(currentTarget, brief);
              }}
            >
              <Message id="brief.check.send" />
            </Button>
            <Button
              variant="outlined"
              onClick={() => {
                downloadBrief(brief);
              }}
            >
              <Message id="brief.check.download" />
            </Button>
          </>
        )}
        {replaced !== null && (
          <Button variant="outlined" onClick={restoreAnswers}>
            <Message id="brief.restore" />
          </Button>
        )}
        <Button component={RouterLink} to={stepSearch('overview')} variant="text" sx={lastButton}>
          <Message id="brief.questions.heading" />
        </Button>
      </Stack>
    </>
  );
}
