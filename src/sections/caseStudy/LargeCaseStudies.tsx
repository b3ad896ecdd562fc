import Stack from '@mui/material/Stack';
import type { CaseStudySlug } from '../../content/caseStudies';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

/** Case studies below each other, each with its featured image large. */
export function LargeCaseStudies({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Stack component="ul" role="list" spacing={3}>
      {slugs.map((slug) => (
        <li key={slug}>
          <LargeCaseStudyCard slug={slug} wide />
        </li>
      ))}
    </Stack>
  );
}
