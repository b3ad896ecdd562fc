import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Blocks } from '../components/art/Blocks';
import { RouterLink } from '../components/links/RouterLink';
import { Section } from '../components/Section';
import { Numeral } from '../components/text/Numeral';
import { Text } from '../components/text/Text';
import { Message } from '../i18n/Message';
import { PageHero } from '../sections/PageHero';
import { equalColumns } from '../theme/columns';
import { forcedEdge, onlyWithScript } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import { BriefProgress } from './BriefProgress';
import { useBrief } from './briefStore';
import { useBriefWords } from './briefWords';
import { OpenBrief } from './OpenBrief';
import { placesAnswered, questions } from './questions';
import { stepSearch } from './useBriefStep';

const [first] = questions;

const entry = { counterIncrement: 'step', columnGap: 2.5, py: 2.5, borderTop: 1, borderColor: 'divider' } as const;

/** A choice to read, which does not look like a button. */
const choice = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.25,
  '&::before': { content: '""', flex: 'none', width: 8, height: 8, bgcolor: 'primary.main', border: forcedEdge },
} as const;

/** Space to write the answers on paper, by the kind of the question. */
const writing = { choice: printClasses.ticks, dates: printClasses.blanks, weights: printClasses.scales } as const;

function Start() {
  return (
    <Button component={RouterLink} to={stepSearch(first.id)} variant="contained">
      <Message id="brief.start" />
    </Button>
  );
}

/** The prerendered page: all questions. Without script, a visitor copies them into a mail, or prints them and writes on paper. */
export function BriefOverview() {
  const { answers } = useBrief();
  const { labelsOf } = useBriefWords();
  const hasAnswered = placesAnswered(answers).length > 0;
  // Without the blocks, the questions are higher on a phone.
  const blocks = (
    <Box sx={{ display: { xs: 'none', md: 'block' }, alignSelf: 'center' }}>
      <Blocks width={240} />
    </Box>
  );
  return (
    <>
      <PageHero title="brief.hero.title" lead="brief.hero.lead" drawing={hasAnswered ? <BriefProgress /> : blocks}>
        <Stack
          direction="row"
          spacing={2}
          className={printClasses.hidden}
          sx={{ flexWrap: 'wrap', mt: 4, ...onlyWithScript }}
        >
          <Start />
          {hasAnswered && (
            <Button component={RouterLink} to={stepSearch('check')} variant="outlined">
              <Message id="brief.check.title" />
            </Button>
          )}
          <OpenBrief />
        </Stack>
      </PageHero>
      <Section heading="brief.questions.heading" intro="brief.questions.intro" layout="split" space="below">
        <Box component="ol" role="list" sx={{ counterReset: 'step' }}>
          {questions.map((question) => (
            <Stack key={question.id} component="li" direction="row" className={printClasses.question} sx={entry}>
              <Typography component={Numeral} variant="h4" color="primary" sx={{ minWidth: '1.25em' }} />
              <Box sx={{ flexGrow: 1 }}>
                <Text message={`brief.${question.id}.question`} variant="h4" />
                <Text message={`brief.${question.id}.hint`} color="textSecondary" sx={{ mt: 0.5 }} />
                {question.kind === 'text' ? (
                  <div className={printClasses.lines} />
                ) : (
                  <Box
                    component="ul"
                    role="list"
                    className={writing[question.kind]}
                    sx={{
                      display: 'grid',
                      gridTemplateColumns: { sm: equalColumns(2) },
                      columnGap: 3,
                      rowGap: 1,
                      mt: 1.5,
                    }}
                  >
                    {labelsOf(question).map((label) => (
                      <Typography key={label} variant="body2" component="li" sx={choice}>
                        {label}
                      </Typography>
                    ))}
                  </Box>
                )}
              </Box>
            </Stack>
          ))}
        </Box>
        <Box className={printClasses.hidden} sx={{ mt: 3, ...onlyWithScript }}>
          <Start />
        </Box>
      </Section>
    </>
  );
}
