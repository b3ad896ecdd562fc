import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { BelowFold } from '../components/BelowFold';
import { Text } from '../components/text/Text';
import { dueDiligence, dueDiligenceTopics, supplierFiles } from '../content/dueDiligence';
import { layout } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import { DueDiligenceHero } from './DueDiligenceHero';
import { Fact } from './Fact';
import { Topic } from './Topic';

/** Answers to the questions of procurement, with sources and dates (docs/requirements.md, 15). */
export default function DueDiligencePage() {
  return (
    <Container sx={{ pt: { xs: 5, md: 8 }, pb: layout.sectionSpace }}>
      <DueDiligenceHero />
      <BelowFold>
        <Stack spacing={{ xs: 3, md: 5 }} sx={{ mt: { xs: 5, md: 7 } }}>
          {dueDiligenceTopics.map((topic) => (
            <Topic key={topic} id={topic}>
              <ul role="list">
                {dueDiligence[topic].map((fact, index) => (
                  <Fact key={fact.id} fact={fact} divided={index > 0} />
                ))}
              </ul>
            </Topic>
          ))}
          <Topic id="missing">
            <Text message="dueDiligence.missing.text" sx={{ py: 1.5 }} />
          </Topic>
          <Topic id="programs" className={printClasses.hidden}>
            <Text message="dueDiligence.programs.text" sx={{ py: 1.5 }} />
            <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
              {Object.values(supplierFiles).map((href) => (
                <li key={href}>
                  <Link href={href} sx={{ display: 'inline-block', py: 1.25 }}>
                    <bdi dir="ltr">{href}</bdi>
                  </Link>
                </li>
              ))}
            </Stack>
          </Topic>
        </Stack>
      </BelowFold>
    </Container>
  );
}
