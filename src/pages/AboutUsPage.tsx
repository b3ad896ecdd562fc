import { peopleOf } from '../content/team';
import { AboutText } from '../sections/about/AboutText';
import { Statement } from '../sections/about/Statement';
import { TeamMosaic } from '../sections/about/TeamMosaic';
import { WaysOfWorking } from '../sections/about/WaysOfWorking';
import { WorkdayBar } from '../sections/about/WorkdayBar';
import { BuyerLinks } from '../sections/BuyerLinks';
import { CallToAction } from '../sections/CallToAction';
import { PageHero } from '../sections/PageHero';
import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';

export default function AboutUsPage() {
  return (
    <>
      <PageHero title="aboutUs.hero.title" lead="aboutUs.hero.lead" />
      <TeamMosaic people={peopleOf('agency')} />
      <BelowFold>
        <Section id="who" heading="aboutUs.who.heading">
          <AboutText section="who" />
        </Section>
        <Statement />
        <Section id="work" heading="aboutUs.work.heading" more={<BuyerLinks />}>
          <WaysOfWorking />
          <AboutText section="work" />
        </Section>
        <Section id="timeZone" heading="aboutUs.timeZone.heading" sunken>
          <WorkdayBar />
          <AboutText section="timeZone" />
        </Section>
        <CallToAction />
      </BelowFold>
    </>
  );
}
