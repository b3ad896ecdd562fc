import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dueDiligenceTopics } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { BelowFold } from '../components/BelowFold';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';
import { ForPrograms } from './ForPrograms';
import { Summary } from './Summary';
import { Topic } from './Topic';
import { TopicFacts } from './TopicFacts';

/** What procurement asks of a supplier, as facts with source and dates (docs/requirements.md, 15). */
export default function DueDiligencePage() {
  return (
    <>
      <PageHero title="dueDiligence.hero.title" lead="dueDiligence.hero.lead">
        <Summary />
      </PageHero>
      <BelowFold>
        <TextBody prefix="dueDiligence" ids={[...dueDiligenceTopics, 'missing', 'programs']}>
          <Stack spacing={{ xs: 6, md: 8 }} sx={{ '@media print': { gap: 3 } }}>
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
        </TextBody>
      </BelowFold>
    </>
  );
}
