import Grid from '@mui/material/Grid';
import type { StudyCard } from '../../content/study';
import { CaseStudyCard } from './CaseStudyCard';

interface CaseStudyCardsProps {
  caseStudies: readonly StudyCard[];
  detailed?: boolean;
  /** Their covers move to the case studies' pages. */
  moves?: boolean;
}

/** Case studies side by side: one, two or three columns. In two, the first of an odd number takes both, so that none is left alone. */
export function CaseStudyCards({ caseStudies, detailed = false, moves = true }: CaseStudyCardsProps) {
  const isOdd = caseStudies.length % 2 === 1;
  return (
    <Grid container component="ul" role="list" spacing={3}>
      {caseStudies.map((caseStudy, index) => (
        <Grid key={caseStudy.slug} component="li" size={{ xs: 12, sm: isOdd && index === 0 ? 12 : 6, md: 4 }}>
          <CaseStudyCard caseStudy={caseStudy} detailed={detailed} moves={moves} />
        </Grid>
      ))}
    </Grid>
  );
}
