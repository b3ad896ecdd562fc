import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { accentColor } from '../../content/accents';
import { caseStudyCards } from '../../content/caseStudyCards';
import { Message } from '../../i18n/Message';
import { printClasses } from '../../theme/printClasses';
import { CardLink } from '../../components/links/CardLink';
import { Cover } from '../../components/media/Cover';
import { LocalLink } from '../../components/links/LocalLink';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyFigure } from './CaseStudyFigure';

interface CaseStudyCardProps {
  slug: CaseStudySlug;
  /** The cover moves to the case study's page. False if the page has another card of the same case study. */
  moves: boolean;
}

/** A card of a case study: cover, customer, title and result. On medium screens the cover is next to the words. */
export function CaseStudyCard({ slug, moves }: CaseStudyCardProps) {
  return (
    <CardLink sx={{ flexDirection: { sm: 'row', md: 'column' }, '--accent': accentColor(slug) }}>
      <Box sx={{ display: 'grid', flex: 'none', width: { sm: 1 / 2, md: 1 } }}>
        <Cover
          slug={slug}
          shows="card"
          sizes="(min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw"
          moves={moves}
          fills
        />
      </Box>
      <Stack spacing={1} className={printClasses.tight} sx={{ flexGrow: 1, p: { xs: 2, sm: 3 }, alignItems: 'start' }}>
        <Typography variant="label" color="textSecondary">
          {caseStudyCards[slug].customer}
        </Typography>
        <Typography variant="h4">
          <LocalLink to={`/case-studies/${slug}`} look="covering">
            <Message id={`caseStudy.${slug}.card.title`} />
          </LocalLink>
        </Typography>
        <Box sx={{ flexGrow: 1, color: 'text.secondary' }}>
          <CaseStudyFigure slug={slug} variant="h2" />
        </Box>
        <ShortlistToggle slug={slug} />
      </Stack>
    </CardLink>
  );
}
