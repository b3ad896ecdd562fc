import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dueDiligenceTopics } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';
import { BelowFold } from '../components/BelowFold';
import { HeroWords } from '../sections/HeroWords';
import { AnswerIndex } from './AnswerIndex';
import { ForPrograms } from './ForPrograms';
import { Summary } from './Summary';
import { Topic } from './Topic';
import { TopicFacts } from './TopicFacts';

/** The index stands beside the words from the first line to the last. */
const page = {
  display: 'grid',
  gridTemplateColumns: { md: columns(7, 4), lg: columns(8, 4) },
  gridTemplateAreas: { md: '"words index" "answers index"' },
  columnGap: { md: 4, lg: 10 },
  rowGap: { xs: 5, md: 8 },
  pt: { xs: 6, md: 10 },
  pb: layout.sectionSpace,
  '@media print': { display: 'block' },
} as const;

/** About as high as the index, so that the answers begin below it, in the order in which one reads and the Tab key goes. */
const words = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: { md: '34rem' },
  '@media print': { display: 'block', minHeight: 0, mb: 4 },
} as const;

/** What procurement asks of a supplier, as facts with source and dates (docs/requirements.md, 15). */
export default function DueDiligencePage() {
  return (
    <Container>
      <Box sx={page}>
        <Box sx={words}>
          <div>
            <HeroWords title="dueDiligence.hero.title" lead="dueDiligence.hero.lead" />
          </div>
          <Summary />
        </Box>
        <AnswerIndex />
        <BelowFold>
          <Stack spacing={{ xs: 6, md: 8 }} sx={{ gridArea: { md: 'answers' }, '@media print': { gap: 3 } }}>
            {dueDiligenceTopics.map((topic) => (
              <Topic key={topic} id={topic}>
                <TopicFacts topic={topic} />
              </Topic>
            ))}
            <Topic id="missing">
              <Typography>
                <Message id="dueDiligence.missing.text" />
              </Typography>
            </Topic>
            <Topic id="programs">
              <ForPrograms />
            </Topic>
          </Stack>
        </BelowFold>
      </Box>
    </Container>
  );
}
