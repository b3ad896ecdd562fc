import { type CaseStudySlug, followingCaseStudy } from '../content/caseStudies';
import { caseStudyOf } from '../content/shownStudies';
import { CallToAction } from '../brief/CallToAction';
import { CaseStudyHeader } from '../sections/caseStudy/CaseStudyHeader';
import { CaseStudyBody } from '../sections/caseStudy/CaseStudyBody';
import { BelowFold } from '../components/BelowFold';
import { island } from '../hydration/island';

const NextCaseStudy = island(
  async () =>
    (await import(/* webpackChunkName: "nextCaseStudy" */ '../sections/caseStudy/NextCaseStudy')).NextCaseStudy,
);

export default function CaseStudyPage({ route: { slug } }: { route: { slug: CaseStudySlug } }) {
  const caseStudy = caseStudyOf(slug);
  const following = followingCaseStudy(slug);
  return (
    <>
      <CaseStudyHeader slug={slug} caseStudy={caseStudy} />
      <BelowFold>
        <CaseStudyBody slug={slug} caseStudy={caseStudy} />
        {following !== undefined && <NextCaseStudy slug={slug} following={following} />}
        <CallToAction />
      </BelowFold>
    </>
  );
}
