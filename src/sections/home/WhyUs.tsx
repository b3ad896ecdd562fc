import { homePoints } from '../../content/pageLists';
import { Section } from '../../components/Section';
import { PointList, pointsOf } from '../PointList';

/** Four reasons to work with the company. */
export function WhyUs() {
  return (
    <Section heading="home.why.heading" sunken split>
      <PointList points={pointsOf('home.why', homePoints)} />
    </Section>
  );
}
