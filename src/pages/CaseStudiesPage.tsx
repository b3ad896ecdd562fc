import { CallToAction } from '../sections/CallToAction';
import { FeaturedCaseStudies } from '../sections/caseStudy/FeaturedCaseStudies';
import { PageHero } from '../sections/PageHero';
import { CaseStudyList } from '../sections/caseStudy/CaseStudyList';
import { Later } from '../components/Later';
import { Section } from '../components/Section';

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero title="caseStudies.hero.title" lead="caseStudies.hero.lead" />
      <Section heading="caseStudies.featured.heading">
        <FeaturedCaseStudies />
      </Section>
      <Later>
        <Section heading="caseStudies.list.heading" sunken>
          <CaseStudyList />
        </Section>
        <CallToAction />
      </Later>
    </>
  );
}
