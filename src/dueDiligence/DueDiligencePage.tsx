import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dueDiligence, dueDiligenceTopics } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { layout } from '../theme/measures';
import { BelowFold } from '../components/BelowFold';
import { AnswerIndex } from './AnswerIndex';
import { DueDiligenceHero } from './DueDiligenceHero';
import { ForPrograms } from './ForPrograms';
import { Topic } from './Topic';
import { TopicFacts } from './TopicFacts';

/** What procurement asks of a supplier, as facts with source and dates (docs/requirements.md, 15). */
export default function DueDiligencePage() {
  return (
    <Container sx={{ pt: { xs: 6, md: 10 }, pb: layout.sectionSpace }}>
      <DueDiligenceHero />
      <AnswerIndex />
      <BelowFold>
        <Stack sx={{ gap: { xs: 6, md: 8 }, mt: { xs: 6, md: 10 }, '@media print': { gap: 2, mt: 2 } }}>
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
          <div data-screen-only>
            <Topic id="programs">
              <ForPrograms />
            </Topic>
          </div>
        </Stack>
      </BelowFold>
    </Container>
  );
}
