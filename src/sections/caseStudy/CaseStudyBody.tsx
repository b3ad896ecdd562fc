import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { CaseStudySlug } from '../../content/caseStudies';
import type { CaseStudy } from '../../content/caseStudy';
import { useMessage } from '../../i18n/useMessage';
import { accentBackground, accentColor } from '../../theme/accentStyles';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { CaseStudyArticle } from './CaseStudyArticle';
import { CaseStudyFacts } from './CaseStudyFacts';

const beside = {
  display: 'grid',
  rowGap: 8,
  columnGap: 6,
  gridTemplateColumns: { md: columns(4, 8) },
  paddingBlock: { xs: 6, md: layout.sectionSpace },
} as const;

/** Stays below the header on wide screens that are high enough for all of it. */
const sidebar = {
  alignSelf: 'start',
  '@media (min-width: 1200px) and (min-height: 50rem), (min-width: 900px) and (min-height: 64rem)': {
    position: 'sticky',
    top: `calc(${layout.headerHeight} + 2rem)`,
  },
} as const;

/** Facts beside the text. */
export function CaseStudyBody({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const message = useMessage();
  return (
    <Container>
      <Box sx={[beside, { '--accent': accentColor(slug), '--accent-background': accentBackground(slug) }]}>
        <Box component="section" aria-label={message('common.caseStudy.details')} sx={sidebar}>
          <CaseStudyFacts slug={slug} caseStudy={caseStudy} />
        </Box>
        <CaseStudyArticle slug={slug} caseStudy={caseStudy} />
      </Box>
    </Container>
  );
}
