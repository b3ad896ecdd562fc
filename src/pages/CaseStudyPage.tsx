import { type CaseStudySlug, followingCaseStudy } from '../content/caseStudies';
import { CallToAction } from '../brief/CallToAction';
import { CaseStudyHeader } from '../sections/caseStudy/CaseStudyHeader';
import { BelowFold } from '../components/BelowFold';
import { island } from '../hydration/island';

const CaseStudyBody = island(
  async () =>
    (await import(/* webpackChunkName: "caseStudyBody" */ '../sections/caseStudy/CaseStudyBody')).CaseStudyBody,
);
const NextCaseStudy = island(
  async () =>
    (await import(/* webpackChunkName: "nextCaseStudy" */ '../sections/caseStudy/NextCaseStudy')).NextCaseStudy,
);

export default function CaseStudyPage({ route: { slug } }: { route: { slug: CaseStudySlug } }) {
  const following = followingCaseStudy(slug);
  return (
    <>
      <CaseStudyHeader slug={slug} />
      <BelowFold>
        <CaseStudyBody slug={slug} />
        {following !== undefined && <NextCaseStudy slug={slug} following={following} />}
        <CallToAction />
      </BelowFold>
    </>
  );
}
