import { styled } from '@mui/material/styles';
import type { CaseStudySlug } from '../content/caseStudies';
import { LargeStory } from './LargeStory';

const Rows = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(8) }));

/** Case studies below each other, each with its featured image large, on one side and the other by turns. */
export function LargeStories({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Rows role="list">
      {slugs.map((slug, index) => (
        <li key={slug}>
          <LargeStory slug={slug} isMirrored={index % 2 === 1} />
        </li>
      ))}
    </Rows>
  );
}
