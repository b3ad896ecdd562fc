import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { accentColor } from '../../theme/accentStyles';

/** A case study's one figure with its noun: a sentence whose emphasis stands large on a line of its own. */
export function CaseStudyFigure({ slug }: { slug: CaseStudySlug }) {
  const large = (words: ReactNode[]) => (
    <Typography variant="h2" component="b" sx={{ display: 'block', py: '0.1em', color: accentColor(slug) }}>
      {Children.toArray(words)}
    </Typography>
  );
  return (
    <p>
      <Message id={`caseStudy.${slug}.card.figure`} values={{ b: large }} />
    </p>
  );
}
