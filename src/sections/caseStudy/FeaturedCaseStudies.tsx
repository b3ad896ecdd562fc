import Box from '@mui/material/Box';
import { use } from 'react';
import { featuredCaseStudies } from '../../content/caseStudies';
import { WholePageContext } from '../../components/BelowFold';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

const look = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

/** The featured case studies with large images: one over the whole width, the others below it and the first screen (docs/requirements.md, 4). */
export function FeaturedCaseStudies() {
  const isWhole = use(WholePageContext);
  return (
    <Box component="ul" role="list" sx={look}>
      {featuredCaseStudies.slice(0, isWhole ? undefined : 1).map((slug, index) => (
        <li key={slug}>
          <LargeCaseStudyCard slug={slug} wide={index === 0} eager={index === 0} listable />
        </li>
      ))}
    </Box>
  );
}
