import { CallToAction } from '../sections/CallToAction';
import { FeaturedStudies } from '../sections/FeaturedStudies';
import { PageHero } from '../sections/PageHero';
import { StudyList } from '../sections/StudyList';
import { Section } from '../ui/Section';

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero title="caseStudies.hero.title" lead="caseStudies.hero.lead" />
      <Section heading="caseStudies.featured.heading">
        <FeaturedStudies />
      </Section>
      <Section heading="caseStudies.list.heading" sunken>
        <StudyList />
      </Section>
      <CallToAction />
    </>
  );
}
