import Grid from '@mui/material/Grid';
import type { CaseStudySlug } from '../../content/caseStudies';
import { CaseStudyCard } from './CaseStudyCard';

interface CaseStudyCardsProps {
  slugs: readonly CaseStudySlug[];
  detailed?: boolean;
  /** Their covers move to the case studies' pages. */
  moves?: boolean;
  listable?: boolean;
}

const onPaper = { '@media print': { width: 'calc((100% - 48px) / 3)' } } as const;

/** Case studies side by side: one, two or three columns. In two, the first of an odd number takes both, so that none is left alone. */
export function CaseStudyCards({ slugs, detailed = false, moves = true, listable = false }: CaseStudyCardsProps) {
  const isOdd = slugs.length % 2 === 1;
  return (
    <Grid container component="ul" role="list" spacing={3}>
      {slugs.map((slug, index) => (
        <Grid key={slug} component="li" size={{ xs: 12, sm: isOdd && index === 0 ? 12 : 6, md: 4 }} sx={onPaper}>
          <CaseStudyCard slug={slug} detailed={detailed} moves={moves} listable={listable} />
        </Grid>
      ))}
    </Grid>
  );
}
