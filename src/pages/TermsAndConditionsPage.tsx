import { termsSections } from '../content/pageLists';
import { FilledGrid } from '../sections/FilledGrid';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

export default function TermsAndConditionsPage() {
  return (
    <>
      <PageHero
        title="termsAndConditions.hero.title"
        lead="termsAndConditions.hero.lead"
        // The last block is the visitor's.
        drawing={<FilledGrid filled={[0, 1, 2, 3, 4, 5, 6, 7]} accent={8} />}
      />
      <TextBody prefix="termsAndConditions" ids={termsSections} />
    </>
  );
}
