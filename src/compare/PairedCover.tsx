import { caseStudyImages } from '../content/caseStudyImages';
import type { CaseStudySlug } from '../content/caseStudies';
import { Cover } from '../components/Cover';

/** A case study's cover beside another: on phones, where both are narrow, the square one. */
export function PairedCover({ slug, eager = false }: { slug: CaseStudySlug; eager?: boolean }) {
  return (
    <picture>
      <source media="(max-width: 599.95px)" srcSet={caseStudyImages(slug).featuredLogoURL} width={600} height={600} />
      <Cover slug={slug} shape="wide" eager={eager} />
    </picture>
  );
}
