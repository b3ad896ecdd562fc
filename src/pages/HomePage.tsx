import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';
import { homePoints } from '../content/pageLists';
import { parts } from '../content/parts';
import { peopleOf } from '../content/team';
import { island } from '../hydration/island';
import { CallToAction } from '../brief/CallToAction';
import { HomeHero } from '../sections/home/HomeHero';
import { HomeQuestions } from '../sections/home/HomeQuestions';
import { HomeServices } from '../sections/home/HomeServices';
import { HowWeWork } from '../sections/home/HowWeWork';
import { PointList } from '../sections/PointList';

const CustomerStories = island(
  async () =>
    (await import(/* webpackChunkName: "customerStories" */ '../sections/home/CustomerStories')).CustomerStories,
);

const TeamGrid = island(
  async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../sections/TeamGrid')).TeamGrid,
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
        <Section heading="home.why.heading" sunken split low>
          <PointList prefix="home.why" ids={homePoints} />
        </Section>
        <Section heading="home.experts.heading" intro="home.experts.intro" low>
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
