import { homeQuestions } from '../../content/pageLists';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';

const Faq = island(async () => (await import(/* webpackChunkName: "faq" */ '../Faq')).Faq);

const workingDay = {
  of: 'timeZone',
  fetch: async () => (await import(/* webpackChunkName: "sharedDay" */ './SharedDay')).SharedDay,
};

/** Frequently asked questions about working with the company. */
export function HomeQuestions() {
  return (
    <Section heading="home.faq.heading" layout="split" space="low" sunken>
      <Faq prefix="home.faq" ids={homeQuestions} tool={workingDay} />
    </Section>
  );
}
