import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { slugOfId } from '../../content/caseStudies';
import type { FeatureWork } from '../../content/services';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { accentBackground, accentColor } from '../../theme/accentStyles';
import { columns } from '../../theme/columns';
import { Video } from '../../components/Video';
import { LocalLink } from '../../components/LocalLink';

const beside = {
  display: 'grid',
  rowGap: { xs: 4, md: 2 },
  columnGap: 6,
  alignItems: 'start',
  gridTemplate: { md: `auto 1fr / ${columns(5, 7)}` },
  // The video's words stand below those of the project, its button below itself: it is 62.5 % as high as wide.
  '& > figure, & figcaption': { display: { md: 'contents' } },
  '& figure > div, & figcaption > div': { gridArea: { md: '1 / 2 / 3' } },
  '& figcaption > div': { mt: { md: 'calc(62.5% + 12px)' } },
  '& figcaption > p': { alignSelf: 'end' },
  // All three on one sheet: what the video shows stands below the other words, its still beside both.
  '@media print': {
    gridTemplate: 'auto 1fr / minmax(0, 1fr) 64mm',
    rowGap: 0.5,
    '#root main & > figure, & figcaption': { display: 'contents' },
    '& img': { gridArea: '1 / 2 / 3' },
    '& p': { fontSize: '9pt', lineHeight: 1.4 },
    '& figcaption > p': { m: 0, fontSize: '7.5pt' },
  },
} as const;

const words = { maxWidth: '66ch', '@media print': { gap: 0.5 } } as const;

const caseStudyLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  '@media print': { minHeight: 0 },
} as const;

interface FeaturePanelProps {
  prefix: string;
  item: FeatureWork;
}

/** One piece of feature work: its video, what was done, for whom, and the way to the whole case study. */
export function FeaturePanel({ prefix, item: { id, company, video } }: FeaturePanelProps) {
  const slug = slugOfId(id);
  return (
    <Box sx={[beside, { '--accent-background': accentBackground(slug) }]}>
      <Stack spacing={2} sx={words}>
        <Typography variant="label" component="p" sx={{ color: accentColor(slug) }}>
          {company}
        </Typography>
        <Typography sx={{ typography: { md: 'lead' }, textWrap: { md: 'pretty' } }}>
          <Message id={messageId(prefix, id, 'description')} />
        </Typography>
        <p>
          <LocalLink to={`/case-studies/${slug}`} sx={caseStudyLink}>
            <Message id={messageId(prefix, id, 'link')} />
          </LocalLink>
        </p>
      </Stack>
      <Video name={video} title={messageId(prefix, id, 'title')} description={messageId(prefix, id, 'video')} />
    </Box>
  );
}
