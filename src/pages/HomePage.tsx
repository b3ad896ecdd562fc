import { featuredCaseStudies, slugOfId } from '../content/caseStudies';
import { homePoints, homeQuestions } from '../content/pageLists';
import { homeServices } from '../content/serviceSlugs';
import { peopleOf } from '../content/team';
import { CallToAction } from '../sections/CallToAction';
import { EducationRows } from '../sections/EducationRows';
import { Faq } from '../sections/Faq';
import { HeroLogos } from '../sections/HeroLogos';
import { HiringBanner } from '../sections/HiringBanner';
import { HomeHero } from '../sections/HomeHero';
import { PointList, pointsOf } from '../sections/PointList';
import { ServiceGrid } from '../sections/ServiceGrid';
import { StoryCards } from '../sections/StoryCards';
import { TeamGrid } from '../sections/TeamGrid';
import { UnsureTile } from '../sections/UnsureTile';
import { WorkModels } from '../sections/WorkModels';
import { ArrowLink } from '../components/ArrowLink';
import { Later } from '../components/Later';
import { Section } from '../components/Section';

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HeroLogos />
      <HiringBanner />
      <Later>
        <Section heading="home.services.heading" intro="home.services.intro">
          <ServiceGrid slugs={homeServices} last={<UnsureTile span={[1, 3]} />} />
        </Section>
        <Section heading="home.why.heading" sunken split>
          <PointList points={pointsOf('home.why', homePoints)} />
        </Section>
        <Section heading="home.experts.heading" intro="home.experts.intro">
          <TeamGrid people={peopleOf('agency')} />
        </Section>
        <Section heading="home.how.heading" intro="home.how.intro" sunken>
          <WorkModels />
        </Section>
        <Section
          heading="home.stories.heading"
          intro="home.stories.intro"
          more={<ArrowLink to="/case-studies" text="home.stories.link" />}
        >
          <StoryCards slugs={featuredCaseStudies.map(slugOfId)} />
        </Section>
        <Section
          heading="home.education.heading"
          intro="home.education.intro"
          more={<ArrowLink to="/education" text="home.education.link" />}
          split
        >
          <EducationRows />
        </Section>
        <Section heading="home.faq.heading" sunken split>
          <Faq prefix="home.faq" ids={homeQuestions} />
        </Section>
        <CallToAction heading="home.cta.heading" text="home.cta.text" />
      </Later>
    </>
  );
}
