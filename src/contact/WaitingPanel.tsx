import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { featuredSlugs } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { Cover } from '../components/media/Cover';
import { LocalLink } from '../components/links/LocalLink';
import { sidePanel } from './sidePanel';

/** The dialog's panel once the message is sent: a case study to read. */
export function WaitingPanel() {
  const [slug] = featuredSlugs;
  if (slug === undefined) return null;
  return (
    <Stack spacing={2} sx={sidePanel}>
      <Typography variant="h4" component="h3">
        <Message id="contact.waiting" />
      </Typography>
      <Cover slug={slug} shows="small" sizes="360px" />
      <LocalLink to={`/case-studies/${slug}`}>
        <Message id="contact.read" />
      </LocalLink>
    </Stack>
  );
}
