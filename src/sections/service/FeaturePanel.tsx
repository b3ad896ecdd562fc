import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { slugOfId } from '../../content/caseStudies';
import type { FeatureWork } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { accentColor } from '../../content/case-studies/accents';
import { columns } from '../../theme/columns';
import { Video } from '../../components/media/Video';
import { LocalLink } from '../../components/links/LocalLink';

const beside = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { md: columns(1, 1) },
  '@media print': { gridTemplateColumns: columns(1, 1), gap: 2 },
} as const;

interface FeaturePanelProps {
  prefix: string;
  item: FeatureWork;
}

/** One piece of feature work: its video, what was done, for whom, and the way to the whole case study. */
export function FeaturePanel({ prefix, item: { id, company, video } }: FeaturePanelProps) {
  const slug = slugOfId(id);
  return (
    <Box sx={beside}>
      <Stack spacing={2}>
        <Typography variant="label" component="p" sx={{ color: accentColor(slug) }}>
          {company}
        </Typography>
        <Typography sx={{ typography: { md: 'lead' }, textWrap: { md: 'pretty' } }}>
          <Message id={messageId(prefix, id, 'description')} />
        </Typography>
        <p>
          <LocalLink to={`/case-studies/${slug}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            <Message id={messageId(prefix, id, 'link')} />
          </LocalLink>
        </p>
      </Stack>
      <Video name={video} title={messageId(prefix, id, 'title')} description={messageId(prefix, id, 'video')} />
    </Box>
  );
}
