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
  /** Its cover moves to the case study's page; not where the case study has another card. */
  moves: boolean;
}

/** One case study as a card: its main screen, customer, title, what came of it; on widths where three would be too narrow, picture and words next to each other. */
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
