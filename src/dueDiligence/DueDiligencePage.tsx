import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dueDiligence, dueDiligenceTopics } from '../content/dueDiligence';
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

/** The figures stand beside the words on wide screens, and the index so reaches into the first one. */
const hero = {
  display: 'grid',
  gridTemplateColumns: { md: columns(7, 5) },
  alignItems: 'end',
  columnGap: 3,
  rowGap: 5,
  '@media print': { rowGap: 3 },
} as const;

/** What procurement asks of a supplier, as facts with source and dates (docs/requirements.md, 15). */
export default function DueDiligencePage() {
  return (
    <Container sx={{ pt: { xs: 6, md: 10 }, pb: layout.sectionSpace }}>
      <Box sx={hero}>
        <div>
          <HeroWords title="dueDiligence.hero.title" lead="dueDiligence.hero.lead" />
        </div>
        <Summary />
      </Box>
      <AnswerIndex />
      <BelowFold>
        <Stack sx={{ gap: { xs: 6, md: 8 }, mt: { xs: 6, md: 10 }, '@media print': { gap: 3, mt: 4 } }}>
          {dueDiligenceTopics.map((topic) => (
            <Topic key={topic} id={topic} facts={dueDiligence[topic]}>
              <TopicFacts topic={topic} />
            </Topic>
          ))}
          <Topic id="missing">
            <Typography sx={{ pt: { lg: 2.5 } }}>
              <Message id="dueDiligence.missing.text" />
            </Typography>
          </Topic>
          <Topic id="programs">
            <ForPrograms />
          </Topic>
        </Stack>
      </BelowFold>
    </Container>
  );
}
