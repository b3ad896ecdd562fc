import { readStudy } from '../content/pageRecords';
import type { Route } from '../routes';
import { CallToAction } from '../sections/CallToAction';
import { NextCaseStudy } from '../sections/caseStudy/NextCaseStudy';
import { CaseStudyBody } from '../sections/caseStudy/CaseStudyBody';
import { CaseStudyHeader } from '../sections/caseStudy/CaseStudyHeader';
import { Later } from '../components/Later';

export default function CaseStudyPage({ route: { slug } }: { route: Extract<Route, { page: 'caseStudy' }> }) {
  const { study: caseStudy, following, choices } = readStudy(slug);
  return (
    <>
      <CaseStudyHeader slug={slug} caseStudy={caseStudy} />
      <Later>
        <CaseStudyBody slug={slug} caseStudy={caseStudy} />
        {following !== null && <NextCaseStudy slug={slug} following={following} choices={choices} />}
        <CallToAction />
      </Later>
    </>
  );
}
