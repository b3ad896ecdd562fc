import Container from '@mui/material/Container';
import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';
import { Text } from '../components/text/Text';
import { AboutText } from '../sections/about/AboutText';
import { CompanyFigures } from '../sections/about/CompanyFigures';
import { Statement } from '../sections/about/Statement';
import { TeamWall } from '../sections/about/TeamWall';
import { WorkdayBar } from '../sections/about/WorkdayBar';
import { WorkModels } from '../sections/about/WorkModels';
import { BuyerLinks } from '../sections/BuyerLinks';
import { CallToAction } from '../brief/CallToAction';
import { PageHero } from '../sections/PageHero';

export default function AboutUsPage() {
  return (
    <>
      <PageHero title="aboutUs.hero.title" lead="aboutUs.hero.lead" />
      <section>
        <Container sx={{ pb: 2 }}>
          <Text message="aboutUs.team.heading" variant="h4" component="h2" />
        </Container>
        <TeamWall />
        <CompanyFigures />
      </section>
      <BelowFold>
        <Section id="who" heading="aboutUs.who.heading">
          <AboutText section="who" />
        </Section>
        <Statement />
        <Section id="work" heading="aboutUs.work.heading">
          <WorkModels />
          <AboutText section="work" />
          <BuyerLinks />
        </Section>
        <Section id="timeZone" heading="aboutUs.timeZone.heading">
          <WorkdayBar />
          <AboutText section="timeZone" />
        </Section>
        <CallToAction />
      </BelowFold>
    </>
  );
}
