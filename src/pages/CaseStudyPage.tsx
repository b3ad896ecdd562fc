import { caseStudyOf } from '../content/caseStudies';
import type { Route } from '../routes';
import { CallToAction } from '../sections/CallToAction';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

export default function CaseStudyPage({ route: { slug } }: { route: Extract<Route, { page: 'caseStudy' }> }) {
  return (
    <>
      <PageHero title={`caseStudy.${slug}.card.title`} lead={`caseStudy.${slug}.card.summary`} />
      <TextBody prefix={`caseStudy.${slug}`} sections={caseStudyOf(slug).text} />
      <CallToAction />
    </>
  );
}
