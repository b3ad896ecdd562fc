import { termsSections } from '../content/pageLists';
import { allowed, forbidden } from '../sections/blockSigns';
import { PageHero } from '../sections/PageHero';
import { StruckBlocks } from '../sections/StruckBlocks';
import { TextBody } from '../sections/TextBody';

export default function TermsAndConditionsPage() {
  return (
    <>
      <PageHero
        title="termsAndConditions.hero.title"
        lead="termsAndConditions.hero.lead"
        drawing={
          <StruckBlocks open={allowed} struck={forbidden} captions={{ last: 'termsAndConditions.use.heading' }} />
        }
      />
      <TextBody prefix="termsAndConditions" ids={termsSections} />
    </>
  );
}
