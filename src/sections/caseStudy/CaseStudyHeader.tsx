import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { cardOf } from '../../content/shownStudies';
import type { CaseStudy } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { accentColor, coverBackground } from '../../content/accents';
import { columns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { Cover } from '../../components/media/Cover';
import { Glyph } from '../../components/art/Glyph';
import { Person } from '../../components/text/Person';
import { Tag } from '../../components/text/Tag';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyFigure } from './CaseStudyFigure';

const words = {
  display: 'grid',
  gridTemplateColumns: { md: columns(7, 5) },
  columnGap: 6,
  rowGap: 3,
  mt: { xs: 2.5, md: 4 },
  mb: { xs: 4, md: 6 },
} as const;

/** The head of a case study in its own accent: whose it is, whether it is a sample, what became of it, and its product's main screen. */
export function CaseStudyHeader({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const message = useMessage();
  return (
    <Box sx={{ pt: { xs: 4, md: 7 }, '--accent': accentColor(slug), bgcolor: coverBackground(slug) }}>
      <Container>
        <Typography variant="h4" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
          <Box component="span" sx={{ flex: 'none', width: 48 }}>
            <Glyph slug={slug} />
          </Box>
          {cardOf(slug).customer}
        </Typography>
        <Typography variant="h1" sx={{ maxWidth: '24ch', color: 'var(--accent)' }}>
          <Message id={`caseStudy.${slug}.card.title`} />
        </Typography>
        <Box sx={words}>
          <Stack spacing={3}>
            <Typography variant="lead" component="p">
              <Message id={`caseStudy.${slug}.card.summary`} />
            </Typography>
            <CaseStudyFigure slug={slug} />
          </Stack>
          <Stack spacing={3} sx={{ alignItems: { md: 'end' }, justifyContent: 'end' }}>
            <Person {...caseStudy.author} position={`caseStudy.${slug}.author.position`}>
              {caseStudy.origin === 'sample' && (
                <Tag>
                  <Message id="common.caseStudy.sample" />
                </Tag>
              )}
            </Person>
            <ShortlistToggle slug={slug} />
          </Stack>
        </Box>
      </Container>
      <Box className={printClasses.flush} sx={{ maxWidth: 'xl', mx: 'auto', px: { sm: 3 } }}>
        {/* On the lower edge of the header; on phones it reaches from edge to edge. */}
        <Box sx={{ overflow: 'hidden', borderRadius: { sm: '16px 16px 0 0' } }}>
          <Cover
            slug={slug}
            shows="page"
            sizes="(min-width: 1280px) 1232px, 100vw"
            alt={message(`caseStudy.${slug}.screen.alt`)}
            moves
            eager
          />
        </Box>
      </Box>
    </Box>
  );
}
