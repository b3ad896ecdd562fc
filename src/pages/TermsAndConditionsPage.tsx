import { termsSections } from '../content/pageLists';
import { liabilitySigns, linkingSigns, sampleSigns, permissionSigns } from '../sections/termsSigns';
import { PageHero } from '../sections/PageHero';
import { RemainingClauses } from '../sections/RemainingClauses';
import { StruckBlocks } from '../sections/StruckBlocks';
import { TextBody } from '../sections/TextBody';

const drawings = {
  sampleContent: <StruckBlocks perRow={6} {...sampleSigns} />,
  linking: <StruckBlocks perRow={6} {...linkingSigns} />,
  liability: <StruckBlocks perRow={6} {...liabilitySigns} />,
  law: <RemainingClauses ids={termsSections} />,
};

export default function TermsAndConditionsPage() {
  return (
    <>
      <PageHero
        title="termsAndConditions.hero.title"
        lead="termsAndConditions.hero.lead"
        drawing={<StruckBlocks perRow={4} title="termsAndConditions.use.heading" {...permissionSigns} />}
      />
      <TextBody prefix="termsAndConditions" ids={termsSections} drawings={drawings} />
    </>
  );
}
