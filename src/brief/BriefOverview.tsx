import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { onlyWithScript } from '../theme/measures';
import { RouterLink } from '../components/RouterLink';
import { Section } from '../components/Section';
import { PageHero } from '../sections/PageHero';
import { useBriefState } from './briefStore';
import { OpenBrief } from './OpenBrief';
import { hasAnswers, questions } from './questions';
import { useBriefWords } from './useBriefWords';
import { stepSearch } from './useBriefStep';

const [first] = questions;

/** What will be asked: the prerendered page. Who has no script, or likes paper better, copies the questions into a mail. */
export function BriefOverview() {
  const { values } = useBriefState();
  const { labelsOf } = useBriefWords();
  return (
    <>
      <PageHero title="brief.hero.title" lead="brief.hero.lead">
        <Stack direction="row" spacing={2} data-screen-only sx={{ flexWrap: 'wrap', mt: 4, ...onlyWithScript }}>
          <Button component={RouterLink} to={stepSearch(first.id)} variant="contained">
            <Message id="brief.start" />
          </Button>
          {hasAnswers(values) && (
            <Button component={RouterLink} to={stepSearch('check')} variant="outlined">
              <Message id="brief.check.title" />
            </Button>
          )}
          <OpenBrief />
        </Stack>
      </PageHero>
      <Section heading="brief.questions.heading" intro="brief.questions.intro" sunken split>
        <Stack component="ol" spacing={3} sx={{ maxWidth: '40rem', paddingInlineStart: '1.5em' }}>
          {questions.map((question) => (
            <li key={question.id}>
              <Typography variant="h4" component="h3">
                <Message id={`brief.${question.id}.question`} />
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                <Message id={`brief.${question.id}.hint`} />
              </Typography>
              {question.kind !== 'text' && (
                <Box component="ul" sx={{ mt: 1, paddingInlineStart: '1.25em', color: 'text.secondary' }}>
                  {labelsOf(question).map((label) => (
                    <li key={label}>{label}</li>
                  ))}
                </Box>
              )}
            </li>
          ))}
        </Stack>
      </Section>
    </>
  );
}
