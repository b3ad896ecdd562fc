import { CallToAction } from '../brief/CallToAction';
import { CaseStudiesHead } from '../sections/caseStudy/CaseStudiesHead';
import { FeaturedCaseStudies } from '../sections/caseStudy/FeaturedCaseStudies';
import { BelowFold } from '../components/BelowFold';
import { island } from '../hydration/island';
import { Section } from '../components/Section';

const CaseStudyList = island(
  async () =>
    (await import(/* webpackChunkName: "caseStudyList" */ '../sections/caseStudy/CaseStudyList')).CaseStudyList,
);

export default function CaseStudiesPage() {
  return (
    <>
      <CaseStudiesHead />
      <Section heading="caseStudies.featured.heading" space="below">
        <FeaturedCaseStudies />
      </Section>
      <BelowFold>
        <Section heading="caseStudies.list.heading" sunken>
          <CaseStudyList />
        </Section>
        <CallToAction />
      </BelowFold>
    </>
  );
}
