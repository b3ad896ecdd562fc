import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { type CaseStudySlug, isCounted } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { accentColor } from '../../theme/accentStyles';

/** A case study's one figure with its noun: a sentence whose emphasis stands on a line of its own, large where it is a number. */
export function CaseStudyFigure({ slug }: { slug: CaseStudySlug }) {
  const large = (words: ReactNode[]) => (
    <Typography
      variant={isCounted(slug) ? 'h2' : 'h4'}
      component="b"
      sx={{ display: 'block', py: '0.1em', color: accentColor(slug) }}
    >
      {Children.toArray(words)}
    </Typography>
  );
  return (
    <p>
      <Message id={`caseStudy.${slug}.card.figure`} values={{ b: large }} />
    </p>
  );
}
