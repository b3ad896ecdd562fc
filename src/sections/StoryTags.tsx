import Typography from '@mui/material/Typography';
import { type CaseStudySlug, caseStudyOf } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor } from '../theme/accentStyles';

/** A study's first two tags, in its accent. */
export function StoryTags({ slug }: { slug: CaseStudySlug }) {
  const [first, second] = caseStudyOf(slug).tags;
  return (
    <Typography variant="label" component="p" sx={{ color: accentColor(slug) }}>
      {first !== undefined && <Message id={`tags.${first}`} />}
      {second !== undefined && (
        <>
          {' · '}
          <Message id={`tags.${second}`} />
        </>
      )}
    </Typography>
  );
}
