import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import { columns } from '../../theme/columns';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

/** Below each other; on middle screens, where each would be as high as the screen, two beside each other below the first. */
const list = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: columns(1), sm: columns(1, 1), md: columns(1) },
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@media print': { gridTemplateColumns: columns(1) },
} as const;

/** A service's case studies, each with its featured image large. */
export function LargeCaseStudies({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Box component="ul" role="list" sx={list}>
      {slugs.map((slug) => (
        <li key={slug}>
          <LargeCaseStudyCard slug={slug} wide />
        </li>
      ))}
    </Box>
  );
}
