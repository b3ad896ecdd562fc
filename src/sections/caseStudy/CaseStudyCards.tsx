import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { CaseStudyCard } from './CaseStudyCard';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

interface CaseStudyCardsProps {
  slugs: readonly CaseStudySlug[];
  /** The covers move to the case studies' pages. */
  moves: boolean;
}

/** No shared rows (`subgrid`): when their pictures arrive, Firefox makes the list lower than its cards, and the next section overlaps them. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { md: equalColumns(3) },
  gap: { xs: 2, md: 3 },
} as const;

/**
 * Cards in one or three columns; a single card takes the whole width. A new filter starts no view transition: React ignores events while one begins, so
 * a quick second choice would be lost.
 */
export function CaseStudyCards({ slugs, moves }: CaseStudyCardsProps) {
  const isOne = slugs.length === 1;
  return (
    <Box component="ul" role="list" {...(!isOne && { className: printClasses.columns4, sx: grid })}>
      {slugs.map((slug) => (
        <li key={slug}>
          {isOne ? (
            <LargeCaseStudyCard slug={slug} wide moves={moves} listable />
          ) : (
            <CaseStudyCard slug={slug} moves={moves} />
          )}
        </li>
      ))}
    </Box>
  );
}
