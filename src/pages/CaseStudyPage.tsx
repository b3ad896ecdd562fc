import { type CaseStudySlug, followingCaseStudy } from '../content/caseStudies';
import { caseStudyRecords } from '../content/case-studies/records';
import { CallToAction } from '../sections/CallToAction';
import { NextCaseStudy } from '../sections/caseStudy/NextCaseStudy';
import { CaseStudyBody } from '../sections/caseStudy/CaseStudyBody';
import { CaseStudyHeader } from '../sections/caseStudy/CaseStudyHeader';
import { Later } from '../components/Later';

export default function CaseStudyPage({ route: { slug } }: { route: { slug: CaseStudySlug } }) {
  const caseStudy = caseStudyRecords[slug];
  const following = followingCaseStudy(slug);
  return (
    <>
      <CaseStudyHeader slug={slug} caseStudy={caseStudy} />
      <Later>
        <CaseStudyBody slug={slug} caseStudy={caseStudy} />
        {following !== undefined && <NextCaseStudy slug={slug} following={following} />}
        <CallToAction />
      </Later>
    </>
  );
}
