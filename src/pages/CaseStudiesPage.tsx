import { CallToAction } from '../sections/CallToAction';
import { FeaturedStudies } from '../sections/FeaturedStudies';
import { PageHero } from '../sections/PageHero';
import { StudyList } from '../sections/StudyList';
import { Later } from '../components/Later';
import { Section } from '../components/Section';

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero title="caseStudies.hero.title" lead="caseStudies.hero.lead" />
      <Section heading="caseStudies.featured.heading">
        <FeaturedStudies />
      </Section>
      <Later>
        <Section heading="caseStudies.list.heading" sunken>
          <StudyList />
        </Section>
        <CallToAction />
      </Later>
    </>
  );
}
