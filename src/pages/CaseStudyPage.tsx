import { type CaseStudySlug, followingCaseStudy } from '../content/caseStudies';
import { caseStudyRecords } from '../content/case-studies/records';
import { CallToAction } from '../sections/CallToAction';
import { NextStudy } from '../sections/NextStudy';
import { StudyBody } from '../sections/StudyBody';
import { StudyHeader } from '../sections/StudyHeader';
import { Later } from '../components/Later';

export default function CaseStudyPage({ route: { slug } }: { route: { slug: CaseStudySlug } }) {
  const study = caseStudyRecords[slug];
  const following = followingCaseStudy(slug);
  return (
    <>
      <StudyHeader slug={slug} study={study} />
      <Later>
        <StudyBody slug={slug} study={study} />
        {following !== undefined && <NextStudy slug={slug} following={following} />}
        <CallToAction />
      </Later>
    </>
  );
}
