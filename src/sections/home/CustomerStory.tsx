import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CoveredBox } from '../../components/links/CoveredBox';
import { LocalLink } from '../../components/links/LocalLink';
import { Cover } from '../../components/media/Cover';
import { accentBackground, accentColor, accentSlab, accentTint } from '../../content/accents';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyCards } from '../../content/caseStudyCards';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { forcedEdge, layout, pageInset } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { CaseStudyResult } from '../caseStudy/CaseStudyResult';

/** The first of the twelve columns that the large story's picture covers. */
export const storyStart = { lg: 5, xl: 6 } as const;

/** The words are below the section's heading and share the rows of the list (`subgrid`). */
const large = {
  item: {
    gridColumn: '1 / -1',
    gridRow: { lg: '1 / 3' },
    display: 'grid',
    gridTemplateColumns: { lg: 'subgrid' },
    gridTemplateRows: { lg: 'subgrid' },
  },
  picture: { gridColumn: { lg: `${storyStart.lg} / -1`, xl: `${storyStart.xl} / -1` }, gridRow: { lg: '1 / 3' } },
  words: {
    gridColumn: { lg: `1 / ${storyStart.lg}`, xl: `1 / ${storyStart.xl}` },
    gridRow: { lg: 2 },
    pl: pageInset,
    pr: { xs: layout.gutter, lg: 3 },
  },
} as const;

const small = {
  item: {
    gridColumn: { xs: '1 / -1', sm: 'span 6' },
    display: 'grid',
    gridTemplateRows: { xs: 'auto 1fr', lg: '1fr' },
    gridTemplateColumns: { lg: `min(390px, 100% - 16rem) ${columns(1)}`, xl: columns(7, 6) },
  },
  picture: {},
  words: { px: { xs: layout.gutter, lg: 3 } },
} as const;

/** One of three stories in a row. */
const third = {
  item: {
    display: 'grid',
    gridTemplateColumns: { sm: columns(1, 1), md: columns(1) },
    gridTemplateRows: { xs: 'auto 1fr', sm: 'auto', md: 'auto 1fr' },
  },
  picture: {},
  words: { px: { xs: layout.gutter, md: 3, xl: 5 } },
} as const;

const shown = { large: 'slab', small: 'story', third: 'card' } as const;

const looksOf = { large, small, third };

interface CustomerStoryProps {
  slug: CaseStudySlug;
  size: keyof typeof looksOf;
}

/** A case study in its own color: its product, and next to it the customer, the title and the result. */
export function CustomerStory({ slug, size }: CustomerStoryProps) {
  const looks = looksOf[size];
  const isLarge = size === 'large';
  const isThird = size === 'third';
  const { background, tint, ink } = accentSlab(slug);
  return (
    <Box
      component="li"
      className={printClasses.plain}
      sx={{ ...looks.item, '--accent': isThird ? ink : accentColor(slug), '--ring-offset': '-6px' }}
    >
      <Box sx={{ ...looks.picture, overflow: 'hidden', bgcolor: isLarge ? accentTint(slug) : background }}>
        <Cover
          slug={slug}
          shows={shown[size]}
          sizes={
            isLarge
              ? '(min-width: 1536px) 58vw, (min-width: 1200px) 67vw, 100vw'
              : '(min-width: 1200px) 390px, (min-width: 600px) 50vw, 100vw'
          }
          fills={isThird}
          moves
        />
      </Box>
      <CoveredBox
        className={printClasses.tight}
        sx={{
          ...looks.words,
          py: { xs: 2, lg: 4 },
          display: 'flex',
          flexDirection: 'column',
          rowGap: 2,
          justifyContent: 'space-between',
          ...(size === 'third'
            ? { bgcolor: tint, color: ink, '--focus-ring': ink }
            : { bgcolor: accentBackground(slug) }),
          border: forcedEdge,
        }}
      >
        <Stack spacing={1}>
          <Typography variant="control" component="p">
            {caseStudyCards[slug].customer}
          </Typography>
          <Typography variant="h3" sx={{ color: 'var(--accent)' }}>
            <LocalLink to={`/case-studies/${slug}`} look="covering">
              <Message id={`caseStudy.${slug}.card.title`} />
            </LocalLink>
          </Typography>
        </Stack>
        <Box sx={{ containerType: 'inline-size' }}>
          <CaseStudyResult slug={slug} variant="h4" />
        </Box>
      </CoveredBox>
    </Box>
  );
}
