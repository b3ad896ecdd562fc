import { styled } from '@mui/material/styles';
import type { CaseStudySlug } from '../content/caseStudies';
import { Grid } from '../components/Grid';
import { StoryCard } from './StoryCard';

const Cards = styled(Grid)(({ theme }) => ({
  // In two columns, the first of three takes both, so that none is left alone.
  [theme.breakpoints.between('sm', 'md')]: {
    '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

interface StoryCardsProps {
  slugs: readonly CaseStudySlug[];
  detailed?: boolean;
  /** Their covers move to the studies' pages. */
  moves?: boolean;
}

/** Case studies side by side. */
export function StoryCards({ slugs, detailed = false, moves = true }: StoryCardsProps) {
  return (
    <Cards role="list" columns={[1, 2, 3]}>
      {slugs.map((slug) => (
        <li key={slug}>
          <StoryCard slug={slug} detailed={detailed} moves={moves} />
        </li>
      ))}
    </Cards>
  );
}
