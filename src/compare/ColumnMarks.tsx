import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../content/caseStudies';
import { accentColor } from '../theme/accentStyles';
import { onlyWithScript } from '../theme/measures';

/** As many as a phone shows. */
const inView = 2;

const marks = {
  display: { xs: 'flex', sm: 'none' },
  gap: '3px',
  pt: 1.5,
  '& > span': { width: 48, height: 24, border: '1px dashed' },
  '& > [data-in-view="true"]': { borderStyle: 'solid', backgroundColor: 'currentColor' },
  '@media print': { display: 'none' },
  ...onlyWithScript,
} as const;

interface ColumnMarksProps {
  slugs: readonly CaseStudySlug[];
  /** Place of the first column in view. */
  first: number;
}

/** That a phone shows two columns of more, and which: a block for each in the color of its case study, filled while it is in view. */
export function ColumnMarks({ slugs, first }: ColumnMarksProps) {
  return (
    slugs.length > inView && (
      <Box component="span" aria-hidden sx={marks}>
        {slugs.map((slug, place) => (
          <Box
            key={slug}
            component="span"
            data-in-view={place >= first && place < first + inView}
            sx={{ color: accentColor(slug) }}
          />
        ))}
      </Box>
    )
  );
}
