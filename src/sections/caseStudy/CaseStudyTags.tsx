import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import type { StudyCard } from '../../content/study';
import { Message } from '../../i18n/Message';
import { accentColor } from '../../theme/accentStyles';

/** Keeps the tags apart where they are read without their borders. */
const space = ' ';

/** A case study's first two tags, in its accent. */
export function CaseStudyTags({ caseStudy: { slug, tags } }: { caseStudy: StudyCard }) {
  return (
    <Stack component="p" direction="row" spacing={1} sx={{ flexWrap: 'wrap', color: accentColor(slug) }}>
      {tags.slice(0, 2).map((tag) => (
        <Fragment key={tag}>
          <Chip component="span" variant="tag" label={<Message id={`tags.${tag}`} />} />
          {space}
        </Fragment>
      ))}
    </Stack>
  );
}
