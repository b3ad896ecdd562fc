import { termsSections } from '../content/termsSections';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

export default function TermsAndConditionsPage() {
  return (
    <>
      <PageHero title="termsAndConditions.hero.title" lead="termsAndConditions.hero.lead" />
      <TextBody prefix="termsAndConditions" ids={termsSections} />
    </>
  );
}
