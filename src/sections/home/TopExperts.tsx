import { peopleOf } from '../../content/team';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';

const TeamGrid = island(async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../TeamGrid')).TeamGrid);

/** The company's own people. */
export function TopExperts() {
  return (
    <Section heading="home.experts.heading" intro="home.experts.intro">
      <TeamGrid people={peopleOf('agency')} small />
    </Section>
  );
}
