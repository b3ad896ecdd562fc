import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import type { CaseStudy } from '../../content/caseStudy';
import { useMessage } from '../../i18n/useMessage';
import { accentBackground, accentColor } from '../../theme/accentStyles';
import { layout } from '../../theme/measures';
import { CaseStudyArticle } from './CaseStudyArticle';
import { CaseStudyFacts } from './CaseStudyFacts';

const { container, gutter } = layout;

/** The text with the facts beside it, as wide together as a container; on narrow screens the facts come last. `full` is from edge to edge of the window. */
const stage = {
  display: 'grid',
  gridTemplateColumns: {
    xs: `[full-start] ${gutter} [text-start side-start] minmax(0, 1fr) [text-end side-end] ${gutter} [full-end]`,
    md: `[full-start] minmax(${gutter}, 1fr) [text-start] minmax(0, calc(${container} * 0.66)) [text-end side-start] minmax(0, calc(${container} * 0.34)) [side-end] minmax(${gutter}, 1fr) [full-end]`,
  },
  rowGap: 5,
  paddingBlock: { xs: 6, md: layout.sectionSpace },
  '@media print': { display: 'flex', flexDirection: 'column', rowGap: 0, paddingBlock: 0 },
} as const;

/** Beside the text up to its first drawing. The facts stay below the header on wide screens that are high enough for all of them. */
const sidebar = {
  gridColumn: 'side',
  // As high as these rows: elsewhere the facts would go on down, over a drawing from edge to edge.
  gridRow: { md: '1 / span 2' },
  // On paper they come first, on the sheet that says whose it is: alone at the end they took a sheet.
  '@media print': { order: -1, marginBottom: '1.5rem', paddingBlockEnd: 0 },
  paddingInlineStart: { md: 8 },
  paddingBlockStart: { xs: 1, md: 0 },
  // Room for the caption of that drawing.
  paddingBlockEnd: { lg: '8rem' },
  '@media (min-width: 1200px) and (min-height: 50rem), (min-width: 900px) and (min-height: 64rem)': {
    '& > dl': { position: 'sticky', top: `calc(${layout.headerHeight} + 2rem)` },
  },
} as const;

/** The text, and facts beside it. */
export function CaseStudyBody({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const message = useMessage();
  return (
    <Box sx={[stage, { '--accent': accentColor(slug), '--accent-background': accentBackground(slug) }]}>
      <CaseStudyArticle slug={slug} caseStudy={caseStudy} />
      <Box component="section" aria-label={message('common.caseStudy.details')} sx={sidebar}>
        <CaseStudyFacts slug={slug} caseStudy={caseStudy} />
      </Box>
    </Box>
  );
}
