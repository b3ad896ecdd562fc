import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyCards } from '../../content/caseStudyCards';
import { Message } from '../../i18n/Message';
import { accentColor, coverBackground } from '../../content/accents';
import { Icon } from '../../components/art/Icon';
import { CardLink } from '../../components/links/CardLink';
import { Cover } from '../../components/media/Cover';
import { LocalLink } from '../../components/links/LocalLink';
import { Text } from '../../components/text/Text';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyFigure } from './CaseStudyFigure';
import { printClasses } from '../../theme/printClasses';

interface LargeCaseStudyCardProps {
  slug: CaseStudySlug;
  /** Takes the whole width: on wide screens the cover is next to the words. */
  wide?: boolean;
  eager?: boolean;
  /** The cover moves to the case study's page. False if the page has another card of the same case study. */
  moves?: boolean;
  /** Has the button of the shortlist. */
  listable?: boolean;
}

/** A large card on the case study's background: customer, title, summary, result and cover. When `slug` changes, the link's element stays and keeps the focus. */
export function LargeCaseStudyCard({
  slug,
  wide = false,
  eager = false,
  moves = true,
  listable = false,
}: LargeCaseStudyCardProps) {
  const sizes = wide ? '(min-width: 900px) 720px, 100vw' : '(min-width: 600px) 50vw, 100vw';
  return (
    <Box sx={{ height: '100%', '--accent': accentColor(slug), '--cover-background': coverBackground(slug) }}>
      <CardLink sx={{ flexDirection: { md: wide ? 'row-reverse' : 'column' }, bgcolor: 'var(--cover-background)' }}>
        <Box sx={{ display: 'grid', flexShrink: 0, width: { md: wide ? 7 / 12 : 1 } }}>
          <Cover key={slug} slug={slug} shows="cover" sizes={sizes} moves={moves} eager={eager} fills />
        </Box>
        <Stack
          spacing={3}
          className={printClasses.tight}
          sx={{ flexGrow: 1, justifyContent: 'space-between', p: { xs: 3, md: 4 } }}
        >
          <Stack spacing={1.5}>
            <Typography key={slug} variant="label">
              {caseStudyCards[slug].customer}
            </Typography>
            <Typography variant={wide ? 'h2' : 'h3'} component="h3" sx={{ color: 'var(--accent)' }}>
              <LocalLink to={`/case-studies/${slug}`} look="covering">
                <Message id={`caseStudy.${slug}.card.title`} changes />
              </LocalLink>
            </Typography>
            <Text key={`${slug} summary`} message={`caseStudy.${slug}.card.summary`} />
          </Stack>
          <Stack spacing={2} sx={{ alignItems: 'start' }}>
            <CaseStudyFigure key={slug} slug={slug} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
              <Typography
                component="span"
                aria-hidden
                className={printClasses.hidden}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 'fontWeightMedium' }}
              >
                <Message id="common.readCaseStudy" />
                <Icon name="arrow-right" size={18} />
              </Typography>
              {listable && <ShortlistToggle slug={slug} />}
            </Stack>
          </Stack>
        </Stack>
      </CardLink>
    </Box>
  );
}
