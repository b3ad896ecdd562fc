import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Wordmark } from '../components/art/Wordmark';
import { LocalLink } from '../components/links/LocalLink';
import { Cover } from '../components/media/Cover';
import { featuredSlugs } from '../content/caseStudies';
import { clientWordmarks } from '../content/company';
import { Message } from '../i18n/Message';

const panel = {
  flex: 'none',
  width: { md: 320 },
  px: { xs: 3, sm: 5 },
  pt: { xs: 4, md: 8 },
  pb: { xs: 4, md: 7 },
  bgcolor: 'background.sunken',
} as const;

/** The panel at the end of the wide contact dialog: three clients' wordmarks; once the message is sent, on phones too, a case study to read. */
export function SidePanel({ isSent }: { isSent: boolean }) {
  const [slug] = featuredSlugs;
  if (!isSent) {
    if (clientWordmarks.length === 0) return null;
    return (
      <Stack spacing={5} sx={{ ...panel, display: { xs: 'none', md: 'flex' } }}>
        <Typography variant="h4" component="p">
          <Message id="contact.trusted" />
        </Typography>
        <Stack component="ul" role="list" spacing={4} sx={{ color: 'text.secondary' }}>
          {clientWordmarks.map((client) => (
            <li key={client.name}>
              <Wordmark {...client} />
            </li>
          ))}
        </Stack>
      </Stack>
    );
  }
  if (slug === undefined) return null;
  return (
    <Stack spacing={2} sx={panel}>
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
