import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContact } from '../contact/ContactContext';
import { Message } from '../i18n/Message';
import { RouterLink } from '../components/links/RouterLink';
import { VisuallyHidden } from '../components/text/VisuallyHidden';
import { AnswerText } from './AnswerText';
import { writeBrief } from './briefFile';
import { restoreAnswers, useBriefState } from './briefStore';
import { hasAnswers, placesAnswered, questions } from './questions';
import { QuestionNumeral } from './QuestionNumeral';
import { downloadText } from './downloadText';
import { useBriefWords } from './useBriefWords';
import { stepSearch } from './useBriefStep';
import { printClasses } from '../theme/printClasses';

/** A question with its answer below it, after its number, and the way to change it at the end. */
const row = {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  rowGap: 0.5,
  position: 'relative',
  py: 2,
  paddingInlineStart: '3.5rem',
  '& > dt': { color: 'text.secondary' },
  '& > dd[data-answered="true"]': { fontSize: '1.125rem', fontWeight: 600 },
  '& > dd[data-answered="false"]': { typography: 'body2', color: 'text.secondary' },
  '& > dd[data-answered]': { gridColumn: '1 / -1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** Each as wide as a phone. */
const actions = { flexWrap: 'wrap', mt: 4, '& > button': { width: { xs: '100%', sm: 'auto' } } } as const;

/** Around the last button: on a phone it has a line of its own, and its words begin at the edge of the buttons above it (12 px are its padding). */
const lastTextButton = {
  flexBasis: { xs: '100%', sm: 'auto' },
  marginInlineStart: { xs: '-12px', sm: 0 },
} as const;

const number = { position: 'absolute', insetInlineStart: 0 } as const;

/** Separates the link's words from those that only screen readers say. */
const space = ' ';

/** Every answer with a way to change it, and what can be done with them all. Nothing leaves the page before that. */
export function CheckAnswers() {
  const { values, kept } = useBriefState();
  const contact = useContact();
  const answered = placesAnswered(values);
  const text = writeBrief(values, useBriefWords());
  return (
    <>
      <Typography variant="h2" component="h1">
        <Message id="brief.check.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }} className={printClasses.hidden}>
        {hasAnswers(values) ? (
          <Message id="brief.check.lead" values={{ number: answered.length, count: questions.length }} changes />
        ) : (
          <Message id="brief.check.empty" changes />
        )}
      </Typography>
      <Box component="dl" sx={{ mt: 4, counterReset: 'step' }}>
        {questions.map((question, index) => (
          <Box key={question.id} sx={row}>
            <dt>
              <QuestionNumeral aria-hidden sx={number} />
              <Message id={`brief.${question.id}.question`} />
            </dt>
            <dd data-answered={answered.includes(index)}>
              <AnswerText question={question} values={values} />
            </dd>
            <Box component="dd" className={printClasses.hidden} sx={{ gridArea: '1 / 2' }}>
              <Link
                component={RouterLink}
                to={stepSearch(question.id, 'change')}
                sx={{ display: 'inline-block', py: '10px', my: '-10px' }}
              >
                <Message id="brief.check.change" />
                <VisuallyHidden>
                  {space}
                  <Message id={`brief.${question.id}.question`} />
                </VisuallyHidden>
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
      <Stack direction="row" spacing={2} sx={actions}>
        {hasAnswers(values) && (
          <>
            <Button
              variant="contained"
              aria-haspopup="dialog"
              onMouseEnter={contact.prefetch}
              onFocus={contact.prefetch}
              onClick={({ currentTarget }) => {
                contact.open(currentTarget, text);
              }}
            >
              <Message id="brief.check.send" />
            </Button>
            <Button
              variant="outlined"
              onClick={() => {
                downloadText('project-brief.md', text);
              }}
            >
              <Message id="brief.check.download" />
            </Button>
          </>
        )}
        {kept !== null && (
          <Button variant="outlined" onClick={restoreAnswers}>
            <Message id="brief.restore" />
          </Button>
        )}
        <Box sx={lastTextButton}>
          <Button component={RouterLink} to={stepSearch('overview')} variant="text">
            <Message id="brief.questions.heading" />
          </Button>
        </Box>
      </Stack>
    </>
  );
}
