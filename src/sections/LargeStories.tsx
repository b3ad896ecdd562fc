import { styled } from '@mui/material/styles';
import type { CaseStudySlug } from '../content/caseStudies';
import { FeatureCard } from './FeatureCard';

const Cards = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/** Case studies below each other, each with its featured image large. */
export function LargeStories({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Cards role="list">
      {slugs.map((slug) => (
        <li key={slug}>
          <FeatureCard slug={slug} wide />
        </li>
      ))}
    </Cards>
  );
}
