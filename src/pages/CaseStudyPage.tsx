import { readStudy } from '../content/pageRecords';
import type { Route } from '../routes';
import { CallToAction } from '../sections/CallToAction';
import { NextStudy } from '../sections/NextStudy';
import { StudyBody } from '../sections/StudyBody';
import { StudyHeader } from '../sections/StudyHeader';
import { Later } from '../components/Later';

export default function CaseStudyPage({ route: { slug } }: { route: Extract<Route, { page: 'caseStudy' }> }) {
  const { study, following, choices } = readStudy(slug);
  return (
    <>
      <StudyHeader slug={slug} study={study} />
      <Later>
        <StudyBody slug={slug} study={study} />
        {following !== null && <NextStudy slug={slug} following={following} choices={choices} />}
        <CallToAction />
      </Later>
    </>
  );
}
