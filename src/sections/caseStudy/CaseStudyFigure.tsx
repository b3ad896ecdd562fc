import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';

const large = (words: ReactNode[]) => (
  <Typography variant="h3" component="b" sx={{ display: 'block', color: 'var(--accent)' }}>
    {Children.toArray(words)}
  </Typography>
);

/** The result of a case study: a figure in large type on its own line; a sentence without a figure is the client's quote. */
export function CaseStudyFigure({ slug }: { slug: CaseStudySlug }) {
  return (
    <p>
      <Message id={`caseStudy.${slug}.card.figure`} values={{ b: large }} />
    </p>
  );
}
