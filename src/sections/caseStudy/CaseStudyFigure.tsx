import { ownLine } from '../../components/text/ownLine';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';

interface CaseStudyFigureProps {
  slug: CaseStudySlug;
  /** The size of the figure. */
  variant?: 'h2' | 'h3';
}

/** The result of a case study: a figure in large type on its own line; a sentence without a figure is the client's quote. */
export function CaseStudyFigure({ slug, variant = 'h3' }: CaseStudyFigureProps) {
  return (
    <p>
      <Message id={`caseStudy.${slug}.card.figure`} values={{ b: ownLine(variant, { color: 'var(--accent)' }) }} />
    </p>
  );
}
