import { CallToAction } from '../brief/CallToAction';
import { EducationItems } from '../sections/EducationItems';
import { PageHero } from '../sections/PageHero';
import { TeamTraining } from '../sections/TeamTraining';

export default function EducationPage() {
  return (
    <>
      <PageHero title="education.hero.title" lead="education.hero.lead" />
      <EducationItems />
      <TeamTraining />
      <CallToAction />
    </>
  );
}
