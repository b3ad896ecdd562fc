import { CallToAction } from '../sections/CallToAction';
import { EducationRows } from '../sections/EducationRows';
import { PageHero } from '../sections/PageHero';
import { Section } from '../ui/Section';

export default function EducationPage() {
  return (
    <>
      <PageHero title="education.hero.title" lead="education.hero.lead" />
      <Section heading="education.items.heading">
        <EducationRows />
      </Section>
      <CallToAction />
    </>
  );
}
