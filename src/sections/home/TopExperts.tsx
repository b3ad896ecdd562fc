import { peopleOf } from '../../content/team';
import { Section } from '../../components/Section';
import { TeamGrid } from '../TeamGrid';

/** The company's own people. */
export function TopExperts() {
  return (
    <Section heading="home.experts.heading" intro="home.experts.intro">
      <TeamGrid people={peopleOf('agency')} />
    </Section>
  );
}
