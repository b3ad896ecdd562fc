import { readStudy } from '../content/pageRecords';
import type { Route } from '../routes';
import { CallToAction } from '../sections/CallToAction';
import { NextCaseStudy } from '../sections/caseStudy/NextCaseStudy';
import { CaseStudyBody } from '../sections/caseStudy/CaseStudyBody';
import { CaseStudyHeader } from '../sections/caseStudy/CaseStudyHeader';
import { Later } from '../components/Later';

export default function CaseStudyPage({ route: { slug } }: { route: Extract<Route, { page: 'caseStudy' }> }) {
  const { study, following, choices } = readStudy(slug);
  return (
    <>
      <CaseStudyHeader slug={slug} study={study} />
      <Later>
        <CaseStudyBody slug={slug} study={study} />
        {following !== null && <NextCaseStudy slug={slug} following={following} choices={choices} />}
        <CallToAction />
      </Later>
    </>
  );
}
