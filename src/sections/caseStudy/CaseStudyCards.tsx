import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import { CaseStudyCard } from './CaseStudyCard';

interface CaseStudyCardsProps {
  slugs: readonly CaseStudySlug[];
  detailed?: boolean;
  /** Their covers move to the case studies' pages. */
  moves?: boolean;
  listable?: boolean;
}

/** On paper the whole list is four columns of low cards, which fill one sheet. */
const fourOnPaper = {
  '@media print': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 1.5,
    '& h3': { fontSize: '9.5pt', lineHeight: 1.25 },
  },
} as const;

/** No shared rows (`subgrid`): when their pictures arrive, Firefox makes the list lower than its cards, and what follows lies on them. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 3,
  '@media print': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 2,
    '& img': { aspectRatio: '2', objectFit: 'cover' },
  },
} as const;

const wholeRow = { gridColumn: { sm: '1 / -1', md: 'auto' }, '@media print': { gridColumn: 'auto' } } as const;

/** Case studies side by side: one, two or three columns. In two, the first of an odd number takes both, so that none is left alone. */
export function CaseStudyCards({ slugs, detailed = false, moves = true, listable = false }: CaseStudyCardsProps) {
  const isOdd = slugs.length % 2 === 1;
  return (
    <Box component="ul" role="list" sx={slugs.length > 4 ? [columns, fourOnPaper] : columns}>
      {slugs.map((slug, index) => (
        <Box key={slug} component="li" sx={isOdd && index === 0 ? wholeRow : null}>
          <CaseStudyCard slug={slug} detailed={detailed} moves={moves} listable={listable} />
        </Box>
      ))}
    </Box>
  );
}
