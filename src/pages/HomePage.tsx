import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';
import { parts } from '../content/parts';
import { peopleOf } from '../content/team';
import { island } from '../hydration/island';
import { CallToAction } from '../brief/CallToAction';
import { HomeHero } from '../sections/home/HomeHero';
import { HomeQuestions } from '../sections/home/HomeQuestions';
import { HomeServices } from '../sections/home/HomeServices';

const CustomerStories = island(
  async () =>
    (await import(/* webpackChunkName: "customerStories" */ '../sections/home/CustomerStories')).CustomerStories,
);

const TeamGrid = island(
  async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../sections/TeamGrid')).TeamGrid,
);

const WhyCompany = island(
  async () => (await import(/* webpackChunkName: "whyAndHow" */ '../sections/home/WhyCompany')).WhyCompany,
);

const HowWeWork = island(
  async () => (await import(/* webpackChunkName: "whyAndHow" */ '../sections/home/HowWeWork')).HowWeWork,
);

const HomeEducation = island(
  async () => (await import(/* webpackChunkName: "homeEducation" */ '../sections/home/HomeEducation')).HomeEducation,
);

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <BelowFold>
        <CustomerStories />
        <HomeServices />
        <WhyCompany />
        <Section heading="home.experts.heading" intro="home.experts.intro" layout="row" space="low">
          <TeamGrid people={peopleOf('agency')} />
        </Section>
        <HowWeWork />
        {parts.education && <HomeEducation />}
        <HomeQuestions />
        <CallToAction heading="home.cta.heading" />
      </BelowFold>
    </>
  );
}
