import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import type { FocusEvent } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudyCards } from '../content/caseStudyCards';
import { accentColor } from '../content/accents';
import { whereScriptRuns } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import { Cover } from '../components/media/Cover';
import { Glyph } from '../components/art/Glyph';
import { LocalLink } from '../components/links/LocalLink';
import { Text } from '../components/text/Text';

/** The focus ring around a name covers the criteria next to it. */
const overCriteria = { '&:focus-within': { position: 'relative', zIndex: 2 } } as const;

/** Scrolls the whole column to the center when its link gets the focus by keyboard; a click does not scroll. */
function showColumn({ currentTarget, target }: FocusEvent) {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface StudyHeaderProps {
  slug: CaseStudySlug;
  /** The name is a link below the cover; otherwise it is next to the sign, below a line in the case study's color. */
  linked: boolean;
  /** Hidden on paper, and on screens where the visitor can choose by script. */
  isLater: boolean;
}

/** The head of a case study's column: cover, name, and the mark of a sample. */
export function StudyHeader({ slug, linked, isLater }: StudyHeaderProps) {
  const name = caseStudyCards[slug].customer;
  return (
    <TableCell
      onFocus={showColumn}
      className={isLater ? printClasses.hidden : undefined}
      sx={[{ scrollSnapAlign: 'start' }, overCriteria, isLater && whereScriptRuns({ display: 'none' })]}
    >
      {linked && (
        // A single cover does not fill the window.
        <Box sx={{ maxWidth: '32rem' }}>
          <Cover slug={slug} shows="cover" sizes="50vw" />
        </Box>
      )}
      <Box sx={{ py: 1.5, borderTop: linked ? 0 : 4, borderColor: accentColor(slug) }}>
        <Typography variant="h4" component="div" sx={{ display: 'flex', alignItems: 'center', columnGap: 1, mb: 0.25 }}>
          {linked ? (
            <LocalLink to={`/case-studies/${slug}`}>{name}</LocalLink>
          ) : (
            <>
              <Box component="span" className={printClasses.hidden} sx={{ flex: 'none', width: 32 }}>
                <Glyph slug={slug} />
              </Box>
              {name}
            </>
          )}
        </Typography>{' '}
        {caseStudyCards[slug].origin === 'sample' && (
          <Text message="common.caseStudy.sample" variant="label" component="span" color="textSecondary" />
        )}
      </Box>
    </TableCell>
  );
}
