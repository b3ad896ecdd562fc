import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudyCards } from '../content/caseStudyCards';
import { accentColor } from '../content/accents';
import { equalColumns } from '../theme/columns';
import { onlyWithScript } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import { Glyph } from '../components/art/Glyph';

/** The number of columns on a phone. */
const inView = 2;

const mark = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  p: 0.75,
  border: '1px dashed',
  borderStartEndRadius: '12px',
  typography: 'label',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;

/** With four columns the sign is above the name. */
const narrow = { flexDirection: 'column', alignItems: 'start' } as const;

const filled = { borderStyle: 'solid', backgroundColor: 'currentColor' } as const;

interface ColumnMarksProps {
  slugs: readonly CaseStudySlug[];
  /** The index of the first column in view. */
  first: number;
}

/** Shows the two columns in view on a phone: a tab for each column in the color of its case study, filled while the column is in view. */
export function ColumnMarks({ slugs, first }: ColumnMarksProps) {
  if (slugs.length <= inView) return null;
  return (
    <Box
      component="span"
      aria-hidden
      className={printClasses.hidden}
      sx={[
        { display: { xs: 'grid', sm: 'none' }, gridTemplateColumns: equalColumns(slugs.length), gap: 0.5, pt: 2 },
        onlyWithScript,
      ]}
    >
      {slugs.map((slug, place) => {
        const isInView = place >= first && place < first + inView;
        return (
          <Box
            key={slug}
            component="span"
            sx={[mark, { color: accentColor(slug) }, slugs.length > 3 && narrow, isInView && filled]}
          >
            <Box component="span" sx={{ flex: 'none', width: 22 }}>
              <Glyph slug={slug} />
            </Box>
            <Box component="span" sx={{ color: isInView ? 'background.default' : 'text.primary' }}>
              {caseStudyCards[slug].customer}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
