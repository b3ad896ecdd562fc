import type { CaseStudySlug } from '../content/caseStudies';
import { Grid } from '../ui/Grid';
import { StoryCard } from './StoryCard';

interface StoryCardsProps {
  slugs: readonly CaseStudySlug[];
  detailed?: boolean;
}

/** Case studies side by side. */
export function StoryCards({ slugs, detailed = false }: StoryCardsProps) {
  return (
    <Grid role="list" columns={[1, 2, 3]}>
      {slugs.map((slug) => (
        <li key={slug}>
          <StoryCard slug={slug} detailed={detailed} />
        </li>
      ))}
    </Grid>
  );
}
