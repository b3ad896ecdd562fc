import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { accentColor } from '../../content/case-studies/accents';

/** The result of a case study: a figure in large type on its own line; a sentence without a figure is the client's quote. */
export function CaseStudyFigure({ slug }: { slug: CaseStudySlug }) {
  const large = (words: ReactNode[]) => (
    <Typography variant="h3" component="b" sx={{ display: 'block', color: accentColor(slug) }}>
      {Children.toArray(words)}
    </Typography>
  );
  return (
    <p>
      <Message id={`caseStudy.${slug}.card.figure`} values={{ b: large }} />
    </p>
  );
}
