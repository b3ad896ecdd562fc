import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';
import { homeQuestions } from '../content/pageLists';
import { parts } from '../content/parts';
import { homeServices } from '../content/serviceSlugs';
import { peopleOf } from '../content/team';
import { island } from '../hydration/island';
import { CallToAction } from '../brief/CallToAction';
import { HomeHero } from '../sections/home/HomeHero';

const CustomerStories = island(
  async () =>
    (await import(/* webpackChunkName: "customerStories" */ '../sections/home/CustomerStories')).CustomerStories,
);

const ServiceGrid = island(
  async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../sections/ServiceGrid')).ServiceGrid,
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

const Faq = island(async () => (await import(/* webpackChunkName: "faq" */ '../sections/Faq')).Faq);

const workingDay = {
  of: 'timeZone',
  fetch: async () => (await import(/* webpackChunkName: "sharedDay" */ '../sections/home/SharedDay')).SharedDay,
};

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <BelowFold>
        <CustomerStories />
        <Section heading="home.services.heading" intro="home.services.intro" layout="row" space="low">
          <ServiceGrid slugs={homeServices} unsure />
        </Section>
        <WhyCompany />
        <Section heading="home.experts.heading" intro="home.experts.intro" layout="row" space="low">
          <TeamGrid people={peopleOf('agency')} />
        </Section>
        <HowWeWork />
        {parts.education && <HomeEducation />}
        <Section heading="home.faq.heading" layout="split" space="low" sunken>
          <Faq prefix="home.faq" ids={homeQuestions} tool={workingDay} />
        </Section>
        <CallToAction heading="home.cta.heading" />
      </BelowFold>
    </>
  );
}
