import Box from '@mui/material/Box';
import { type CaseStudySlug, caseStudies } from '../content/caseStudies';
import { accentColor } from '../content/case-studies/accents';
import { onlyWithScript } from '../theme/measures';
import { Glyph } from '../components/art/Glyph';

/** As many as a phone shows. */
const inView = 2;

const marks = {
  display: { xs: 'grid', sm: 'none' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '4px',
  pt: 2,
  '@media print': { display: 'none' },
  ...onlyWithScript,
} as const;

const mark = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  p: 0.75,
  border: '1px dashed',
  borderStartEndRadius: '12px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '& > img': { flex: 'none', width: 22, height: 22 },
  '& > span': { color: 'text.primary' },
  '&[data-in-view="true"]': { borderStyle: 'solid', backgroundColor: 'currentColor' },
  '&[data-in-view="true"] > span': { color: 'background.default' },
} as const;

/** With four columns the sign is above the name. */
const narrow = { flexDirection: 'column', alignItems: 'start' } as const;

interface ColumnMarksProps {
  slugs: readonly CaseStudySlug[];
  /** Place of the first column in view. */
  first: number;
}

/** Shows which two of several columns are in view on a phone: a tab for each in the color of its case study, filled while the column is in view. */
export function ColumnMarks({ slugs, first }: ColumnMarksProps) {
  return (
    slugs.length > inView && (
      <Box component="span" aria-hidden sx={marks}>
        {slugs.map((slug, place) => (
          <Box
            key={slug}
            component="span"
            data-in-view={place >= first && place < first + inView}
            sx={[mark, slugs.length > 3 && narrow, { color: accentColor(slug) }]}
          >
            <Glyph slug={slug} />
            <span>{caseStudies[slug].customer}</span>
          </Box>
        ))}
      </Box>
    )
  );
}
