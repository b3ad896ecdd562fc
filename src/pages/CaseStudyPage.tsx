import type { Route } from '../routes';
import { CallToAction } from '../sections/CallToAction';
import { NextStudy } from '../sections/NextStudy';
import { StudyBody } from '../sections/StudyBody';
import { StudyHeader } from '../sections/StudyHeader';

export default function CaseStudyPage({ route: { slug } }: { route: Extract<Route, { page: 'caseStudy' }> }) {
  return (
    <>
      <StudyHeader slug={slug} />
      <StudyBody slug={slug} />
      <NextStudy slug={slug} />
      <CallToAction />
    </>
  );
}
