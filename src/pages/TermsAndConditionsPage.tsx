import { termsSections } from '../content/pageLists';
import { NumberedBlocks } from '../sections/NumberedBlocks';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

export default function TermsAndConditionsPage() {
  return (
    <>
      <PageHero
        title="termsAndConditions.hero.title"
        lead="termsAndConditions.hero.lead"
        drawing={<NumberedBlocks ids={termsSections} />}
      />
      <TextBody prefix="termsAndConditions" ids={termsSections} />
    </>
  );
}
