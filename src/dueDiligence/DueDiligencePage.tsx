import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BelowFold } from '../components/BelowFold';
import { dueDiligence, dueDiligenceTopics } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { layout } from '../theme/measures';
import { DueDiligenceHero } from './DueDiligenceHero';
import { Fact } from './Fact';
import { ForPrograms } from './ForPrograms';
import { Topic } from './Topic';
import { printClasses } from '../theme/printClasses';

/** What procurement asks of a supplier, as facts with source and dates (docs/requirements.md, 15). */
export default function DueDiligencePage() {
  return (
    <Container sx={{ pt: { xs: 5, md: 8 }, pb: layout.sectionSpace }}>
      <DueDiligenceHero />
      <BelowFold>
        <Stack spacing={{ xs: 3, md: 5 }} sx={{ mt: { xs: 5, md: 7 } }}>
          {dueDiligenceTopics.map((topic) => (
            <Topic key={topic} id={topic}>
              <ul role="list">
                {dueDiligence[topic].map((fact) => (
                  <Fact key={fact.id} fact={fact} />
                ))}
              </ul>
            </Topic>
          ))}
          <Topic id="missing">
            <Typography sx={{ py: 1.5 }}>
              <Message id="dueDiligence.missing.text" />
            </Typography>
          </Topic>
          <div className={printClasses.hidden}>
            <Topic id="programs">
              <ForPrograms />
            </Topic>
          </div>
        </Stack>
      </BelowFold>
    </Container>
  );
}
