import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import { type CaseStudySlug, tagsOf } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { Tag } from '../../components/Tag';
import { accentColor } from '../../theme/accentStyles';

/** Keeps the tags apart where they are read without their borders. */
const space = ' ';

/** A case study's first two tags, in its accent. */
export function CaseStudyTags({ slug }: { slug: CaseStudySlug }) {
  return (
    <Stack component="p" direction="row" spacing={1} sx={{ flexWrap: 'wrap', color: accentColor(slug) }}>
      {tagsOf(slug)
        .slice(0, 2)
        .map((tag) => (
          <Fragment key={tag}>
            <Tag>
              <Message id={`tags.${tag}`} />
            </Tag>
            {space}
          </Fragment>
        ))}
    </Stack>
  );
}
