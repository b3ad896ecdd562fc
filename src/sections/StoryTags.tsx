import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CaseStudySlug, tagsOf } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor } from '../theme/accentStyles';

/** A dot for the eye is a pause for the ear. */
const Second = styled('span')({ '&::before': { content: ['"· "', '"· " / ", "'] } });

const space = ' ';

/** A case study's first two tags, in its accent. */
export function StoryTags({ slug }: { slug: CaseStudySlug }) {
  const [first, second] = tagsOf(slug);
  return (
    <Typography variant="label" component="p" sx={{ color: accentColor(slug) }}>
      {first !== undefined && <Message id={`tags.${first}`} />}
      {second !== undefined && (
        <>
          {space}
          <Second>
            <Message id={`tags.${second}`} />
          </Second>
        </>
      )}
    </Typography>
  );
}
