import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import { type CaseStudySlug, tagsOf } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { Tag } from '../../components/Tag';
import { accentColor } from '../../theme/accentStyles';

/** Keeps the tags apart where they are read without their borders. */
const space = ' ';

/** On paper small enough for two side by side in a quarter of a sheet, and their words begin where the title does. */
const look = {
  flexWrap: 'wrap',
  '@media print': {
    gap: 0.5,
    alignItems: 'start',
    mx: -0.5,
    '& > span': { minHeight: 0, px: 0.375, fontSize: '6pt' },
  },
} as const;

/** A case study's first two tags, in its accent. */
export function CaseStudyTags({ slug }: { slug: CaseStudySlug }) {
  return (
    <Stack component="p" direction="row" spacing={1} sx={[look, { color: accentColor(slug) }]}>
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
