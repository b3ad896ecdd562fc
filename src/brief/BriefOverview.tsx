import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { forcedEdge, onlyWithScript } from '../theme/measures';
import { RouterLink } from '../components/links/RouterLink';
import { Section } from '../components/Section';
import { PageHero } from '../sections/PageHero';
import { Blocks } from '../components/art/Blocks';
import { BriefProgress } from './BriefProgress';
import { useBriefState } from './briefStore';
import { OpenBrief } from './OpenBrief';
import { QuestionNumeral } from './QuestionNumeral';
import { placesAnswered, questions } from './questions';
import { useBriefWords } from './useBriefWords';
import { stepSearch } from './useBriefStep';
import { printClasses } from '../theme/printClasses';

const [first] = questions;

/** On phones the questions are nearer without them. */
const NineBlocks = styled(Blocks)(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

const entry = {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2.5,
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { py: 1.75 },
} as const;

/** The answers that can be chosen: to be read here, so they do not look like buttons. */
const choices = {
  columnGap: 3,
  rowGap: 1,
  mt: 1.5,
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    '& > li': { display: 'flex', alignItems: 'baseline', gap: 1.25 },
    '& > li::before': { content: '""', flex: 'none', width: 8, height: 8, bgcolor: 'primary.main', border: forcedEdge },
  },
  '@media print': {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: 1.5,
    '& > li': { display: 'flex', alignItems: 'center', gap: 1 },
  },
} as const;

const ink = '#767676';

/** A line between two of five squares. */
const between = (place: number) => `linear-gradient(${ink}, ${ink}) ${place}mm 0 / 1px 100% no-repeat`;

/** Room to write on paper, by the kind of the answer: three lines, a square before each choice, a line for each day, five squares for each weight. */
const writing = {
  text: {
    '&::after': {
      content: '""',
      gridColumn: 2,
      height: '1px',
      m: '9mm 0 17mm',
      bgcolor: ink,
      boxShadow: `0 8.5mm ${ink}, 0 17mm ${ink}`,
    },
  },
  choice: { '& li::before': { content: '""', width: '4mm', height: '4mm', border: `1px solid ${ink}` } },
  dates: { '& li::after': { content: '""', width: '40mm', height: '6mm', borderBottom: `1px solid ${ink}` } },
  weights: {
    '& li::after': {
      content: '""',
      width: '20mm',
      height: '4mm',
      border: `1px solid ${ink}`,
      background: [4, 8, 12, 16].map(between).join(', '),
    },
  },
} as const;

/** What will be asked: the prerendered page. Who has no script, or likes paper better, copies the questions into a mail. */
export function BriefOverview() {
  const { values } = useBriefState();
  const { labelsOf } = useBriefWords();
  const answered = placesAnswered(values);
  return (
    <>
      <PageHero
        title="brief.hero.title"
        lead="brief.hero.lead"
        drawing={answered.length > 0 ? <BriefProgress /> : <NineBlocks width={240} />}
      >
        <Stack
          direction="row"
          spacing={2}
          className={printClasses.hidden}
          sx={{ flexWrap: 'wrap', mt: 4, ...onlyWithScript }}
        >
          <Button component={RouterLink} to={stepSearch(first.id)} variant="contained">
            <Message id="brief.start" />
          </Button>
          {answered.length > 0 && (
            <Button component={RouterLink} to={stepSearch('check')} variant="outlined">
              <Message id="brief.check.title" />
            </Button>
          )}
          <OpenBrief />
        </Stack>
      </PageHero>
      <Section heading="brief.questions.heading" intro="brief.questions.intro" split first>
        <div>
          <Box component="ol" role="list" sx={{ counterReset: 'step' }}>
            {questions.map((question) => (
              <Box key={question.id} component="li" sx={[entry, { '@media print': writing[question.kind] }]}>
                <QuestionNumeral />
                <div>
                  <Typography variant="h4" component="h3">
                    <Message id={`brief.${question.id}.question`} />
                  </Typography>
                  <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                    <Message id={`brief.${question.id}.hint`} />
                  </Typography>
                  {question.kind !== 'text' && (
                    <Box component="ul" role="list" sx={choices}>
                      {labelsOf(question).map((label) => (
                        <Typography key={label} variant="body2" component="li">
                          {label}
                        </Typography>
                      ))}
                    </Box>
                  )}
                </div>
              </Box>
            ))}
          </Box>
          <Box className={printClasses.hidden} sx={{ mt: 3, ...onlyWithScript }}>
            <Button component={RouterLink} to={stepSearch(first.id)} variant="contained">
              <Message id="brief.start" />
            </Button>
          </Box>
        </div>
      </Section>
    </>
  );
}
