import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { type CaseStudy, customerOf } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import { accentColor, coverBackground } from '../../theme/accentStyles';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { Cover } from '../../components/Cover';
import { Person } from '../../components/Person';
import { Tag } from '../../components/Tag';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyFigure } from './CaseStudyFigure';

const customer = { display: 'flex', alignItems: 'center', gap: 2, mb: 3 } as const;

const beside = {
  display: 'grid',
  rowGap: { xs: 4, sm: 5 },
  columnGap: 6,
  mt: { xs: 3, md: 5 },
  pb: { xs: 5, sm: 0 },
  gridTemplateColumns: { md: columns(5, 7) },
  // So low that the facts are on the same sheet.
  '@media print': { gridTemplateColumns: columns(5, 7), columnGap: 3, mt: 2, pb: 0, '& > div': { gap: 2 } },
} as const;

/** On phones the cover, which has no words, stands after the first of these: their children are the grid's there. */
const words = {
  display: { xs: 'contents', sm: 'flex' },
  justifyContent: 'space-between',
  pb: { md: 6 },
  '& > * + *': { order: 1 },
  '@media print': { display: 'flex' },
} as const;

const cover = {
  alignSelf: 'end',
  mx: { xs: `calc(-1 * ${layout.gutter})`, sm: 0 },
  '@media print': { mx: 0, '& > img': { borderRadius: '12px' } },
} as const;

/** In one row where both have room: so low that the cover beside begins with the lead. There the tag stands below the person's words. */
const author = {
  flexWrap: 'wrap',
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  gap: '32px 16px',
  // Long words wrap rather than the button.
  '& > :first-of-type': { flex: { sm: '1 1 12rem' } },
  '& > :first-of-type > div + div': { display: { md: 'block' } },
} as const;

/** The head of a case study in its own accent: whose it is, whether it is a sample, what became of it, and its cover, which stands on the lower edge. */
export function CaseStudyHeader({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  return (
    <Box sx={{ pt: { xs: 4, md: 7 }, bgcolor: coverBackground(slug) }}>
      <Container>
        <Typography variant="h4" component="p" sx={customer}>
          <Box component="span" sx={{ flex: '0 0 56px' }}>
            <Cover slug={slug} shape="glyph" />
          </Box>
          {customerOf(caseStudy)}
        </Typography>
        <Typography variant="h1" sx={{ maxWidth: '24ch', color: accentColor(slug) }}>
          <Message id={`caseStudy.${slug}.card.title`} />
        </Typography>
        <Box sx={beside}>
          <Stack spacing={{ xs: 4, md: 2.5 }} sx={words}>
            <Typography variant="lead" component="p">
              <Message id={`caseStudy.${slug}.card.summary`} />
            </Typography>
            <CaseStudyFigure slug={slug} />
            <Stack direction={{ sm: 'row' }} sx={author}>
              <Person {...caseStudy.author} position={`caseStudy.${slug}.author.position`}>
                {caseStudy.origin === 'sample' && (
                  <Tag>
                    <Message id="common.caseStudy.sample" />
                  </Tag>
                )}
              </Person>
              <ShortlistToggle slug={slug} />
            </Stack>
          </Stack>
          <Box sx={cover}>
            <Cover slug={slug} shape="wide" moves eager />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
