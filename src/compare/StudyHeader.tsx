import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FocusEvent } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { customerOf } from '../content/caseStudy';
import { caseStudyRecords } from '../content/case-studies/records';
import { Message } from '../i18n/Message';
import { accentColor } from '../theme/accentStyles';
import { Cover } from '../components/Cover';
import { LocalLink } from '../components/LocalLink';

/** Keeps what follows a name apart where it is read without its line. */
const space = ' ';

/** Covers of columns side by side touch, so that they are one band. */
const withCover = { '&&': { p: 0, border: 0 } } as const;

/** Without a cover a bar in its color. */
const withBar = (slug: CaseStudySlug) => ({ '&&': { p: 0, borderTop: '4px solid', borderColor: accentColor(slug) } });

/** Of few columns none is so wide that its cover fills the window; on paper it would leave the table to the next sheet. */
const cover = { maxWidth: '17rem', '@media print': { width: 48, mt: 1, marginInlineStart: 0.75 } } as const;

const words = { paddingBlock: 1.5, paddingInlineEnd: 2, '@media print': { p: 0.75 } } as const;

/** Scrolls a whole column into view when its link gets the focus by keyboard, and so that the next one is near; a click scrolls nothing. */
function showColumn({ currentTarget, target }: FocusEvent) {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface StudyHeaderProps {
  slug: CaseStudySlug;
  /** The name is a link to the case study, below its cover. */
  linked: boolean;
}

/** The head of a case study's column: cover, name, and that it is a sample where it is one. */
export function StudyHeader({ slug, linked }: StudyHeaderProps) {
  const caseStudy = caseStudyRecords[slug];
  const name = customerOf(caseStudy);
  return (
    <Box component="th" scope="col" onFocus={showColumn} sx={linked ? withCover : withBar(slug)}>
      {linked && (
        <Box sx={cover}>
          <Cover slug={slug} shape="square" />
        </Box>
      )}
      <Box sx={words}>
        <Typography variant="h4" component="div" sx={{ mb: 0.25, '& > a': { display: 'inline-block' } }}>
          {linked ? <LocalLink to={`/case-studies/${slug}`}>{name}</LocalLink> : name}
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
