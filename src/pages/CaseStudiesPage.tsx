import { CallToAction } from '../sections/CallToAction';
import { PageHero } from '../sections/PageHero';

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero title="caseStudies.hero.title" lead="caseStudies.hero.lead" />
      <CallToAction />
    </>
  );
}
