import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';

interface CaseStudyFigureProps {
  slug: CaseStudySlug;
  /** The size of the figure. */
  variant?: 'h2' | 'h3';
}

/** The result of a case study: a figure in large type on its own line; a sentence without a figure is the client's quote. */
export function CaseStudyFigure({ slug, variant = 'h3' }: CaseStudyFigureProps) {
  const large = (words: ReactNode[]) => (
    <Typography variant={variant} component="b" sx={{ display: 'block', color: 'var(--accent)' }}>
      {Children.toArray(words)}
    </Typography>
  );
  return (
    <p>
      <Message id={`caseStudy.${slug}.card.figure`} values={{ b: large }} />
    </p>
  );
}
