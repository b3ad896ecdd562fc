import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { slugOfId } from '../../content/caseStudies';
import type { FeatureWork } from '../../content/services';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { accentColor } from '../../theme/accentStyles';
import { Clip } from '../../components/Clip';
import { LocalLink } from '../../components/LocalLink';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
}));

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: '66ch' }));

const Study = styled(LocalLink)({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

interface FeaturePanelProps {
  prefix: string;
  item: FeatureWork;
}

/** One piece of feature work: its clip, what was done, for whom, and the way to the whole story. */
export function FeaturePanel({ prefix, item: { id, company, video } }: FeaturePanelProps) {
  const slug = slugOfId(id);
  return (
    <Columns>
      <Clip name={video} title={messageId(prefix, id, 'title')} description={messageId(prefix, id, 'video')} />
      <Words>
        <Typography variant="label" component="p" sx={{ color: accentColor(slug) }}>
          {company}
        </Typography>
        <p>
          <Message id={messageId(prefix, id, 'description')} />
        </p>
        <p>
          <Study to={`/case-studies/${slug}`}>
            <Message id={messageId(prefix, id, 'link')} />
          </Study>
        </p>
      </Words>
    </Columns>
  );
}
