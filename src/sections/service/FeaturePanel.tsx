import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FeatureWork } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { slugOfId } from '../../content/caseStudies';
import { columns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { Video } from '../../components/media/Video';
import { LocalLink } from '../../components/links/LocalLink';
import { Text } from '../../components/text/Text';

interface FeaturePanelProps {
  prefix: string;
  item: FeatureWork;
}

/** One piece of feature work: a video, a description and a link to the case study. */
export function FeaturePanel({ prefix, item: { id, video } }: FeaturePanelProps) {
  const slug = slugOfId(id);
  return (
    <Box
      className={`${printClasses.columns2} ${printClasses.dense}`}
      sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: { md: columns(2, 3) } }}
    >
      <Stack spacing={2}>
        <Text
          message={messageId(prefix, id, 'description')}
          sx={{ typography: { md: 'lead' }, textWrap: { md: 'pretty' } }}
        />
        <p>
          <LocalLink to={`/case-studies/${slug}`} sx={{ display: 'inline-block', py: 1.25 }}>
            <Message id={messageId(prefix, id, 'link')} />
          </LocalLink>
        </p>
      </Stack>
      <Video name={video} title={messageId(prefix, id, 'title')} description={messageId(prefix, id, 'video')} />
    </Box>
  );
}
