import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FocusEvent } from 'react';
import { type CaseStudySlug, caseStudies } from '../content/caseStudies';
import { caseStudyRecords } from '../content/case-studies/records';
import { Message } from '../i18n/Message';
import { accentColor } from '../content/case-studies/accents';
import { Cover } from '../components/media/Cover';
import { Glyph } from '../components/art/Glyph';
import { LocalLink } from '../components/links/LocalLink';
import { printClasses } from '../theme/printClasses';

/** Keeps what follows a name apart where it is read without its line. */
const space = ' ';

/** One alone does not fill the window. */
const cover = { maxWidth: '32rem', '@media print': { maxWidth: 100, mt: 1 } } as const;

/** Under a bar in the color of the case study, as wide as the words below it: where there is no cover, and on paper. */
const words = (slug: CaseStudySlug, linked: boolean) => ({
  paddingBlock: 1.5,
  borderTop: linked ? 0 : '4px solid',
  borderColor: accentColor(slug),
  '@media print': { mt: 0.75, pt: 0.75, pb: 0.5, borderTopStyle: 'solid', borderTopWidth: 3 },
});

/** The name, where there is no cover next to the study's sign. */
const named = { display: 'flex', alignItems: 'center', columnGap: 1, mb: 0.25 } as const;

/** Scrolls a whole column into view when its link gets the focus by keyboard, and so that the next one is near; a click scrolls nothing. */
function showColumn({ currentTarget, target }: FocusEvent) {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface StudyHeaderProps {
  slug: CaseStudySlug;
  /** The name is a link to the case study, below its cover. */
  linked: boolean;
  'data-later': boolean;
}

/** The head of a case study's column: cover, name, and that it is a sample where it is one. */
export function StudyHeader({ slug, linked, ...props }: StudyHeaderProps) {
  const caseStudy = caseStudyRecords[slug];
  const name = caseStudies[slug].customer;
  return (
    <Box component="th" scope="col" onFocus={showColumn} sx={{ '&&': { paddingBlock: 0, border: 0 } }} {...props}>
      {linked && (
        <Box sx={cover}>
          <Cover slug={slug} shows="cover" sizes="50vw" />
        </Box>
      )}
      <Box sx={words(slug, linked)}>
        <Typography variant="h4" component="div" sx={named}>
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
        </Typography>
        {space}
        {caseStudy.origin === 'sample' && (
          <Typography variant="label" component="span" color="textSecondary">
            <Message id="common.caseStudy.sample" />
          </Typography>
        )}
      </Box>
    </Box>
  );
}
