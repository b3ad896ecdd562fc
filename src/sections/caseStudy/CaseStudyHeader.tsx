import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyCards } from '../../content/caseStudyCards';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { accentColor, coverBackground } from '../../content/accents';
import { columns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { Cover } from '../../components/media/Cover';
import { Glyph } from '../../components/art/Glyph';
import { Person } from '../../components/text/Person';
import { Tag } from '../../components/text/Tag';
import { Text } from '../../components/text/Text';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyResult } from './CaseStudyResult';

/** The result is in the last third and ends at the height of the summary; on phones it is below the summary. */
const words = {
  display: 'grid',
  gridTemplateColumns: { md: columns(8, 4) },
  gridTemplateAreas: {
    xs: '"customer" "title" "summary" "result" "toggle"',
    md: '"customer toggle" "title result" "summary result"',
  },
  columnGap: 6,
  rowGap: { xs: 2.5, md: 3 },
  pb: { xs: 4, md: 5 },
} as const;

/** The head of a case study in its own color: customer, title, summary, result and the product's main screen. */
export function CaseStudyHeader({ slug }: { slug: CaseStudySlug }) {
  const message = useMessage();
  const { author, customer, origin } = caseStudyCards[slug];
  return (
    <Box sx={{ pt: { xs: 3, md: 4 }, '--accent': accentColor(slug), bgcolor: coverBackground(slug) }}>
      <Container className={printClasses.tight} sx={words}>
        <Typography
          variant="h4"
          component="p"
          sx={{ gridArea: 'customer', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          <Box component="span" sx={{ flex: 'none', width: 40 }}>
            <Glyph slug={slug} />
          </Box>
          {customer}
          {origin === 'sample' && (
            <Tag>
              <Message id="common.caseStudy.sample" />
            </Tag>
          )}
        </Typography>
        <Text
          message={`caseStudy.${slug}.card.title`}
          variant="h1"
          sx={{ gridArea: 'title', maxWidth: '24ch', color: 'var(--accent)' }}
        />
        <Box sx={{ gridArea: 'summary', display: 'grid', rowGap: 3 }}>
          <Text message={`caseStudy.${slug}.card.summary`} variant="lead" sx={{ maxWidth: '44rem' }} />
          <Person {...author} position={`caseStudy.${slug}.author.position`} />
        </Box>
        <Box sx={{ gridArea: 'result', alignSelf: 'end', containerType: 'inline-size' }}>
          <CaseStudyResult slug={slug} />
        </Box>
        <Box sx={{ gridArea: 'toggle', justifySelf: { md: 'end' } }}>
          <ShortlistToggle slug={slug} />
        </Box>
      </Container>
      <Box className={printClasses.flush} sx={{ maxWidth: 'xl', mx: 'auto', px: { sm: 3 } }}>
        {/* At the lower edge of the header; on phones from edge to edge. */}
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
