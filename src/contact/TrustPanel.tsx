import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { clientWordmarks } from '../content/company';
import { sidePanel } from './sidePanel';
import { Wordmark } from '../components/art/Wordmark';

/** The wide dialog's side panel: three clients' wordmarks. */
export function TrustPanel() {
  return (
    <Stack spacing={5} sx={[sidePanel, { display: { xs: 'none', md: 'flex' } }]}>
      <Typography variant="h4" component="p">
        <Message id="contact.trusted" />
      </Typography>
      <Stack component="ul" role="list" spacing={4} sx={{ color: 'text.secondary' }}>
        {clientWordmarks.map(({ name, mark }) => (
          <li key={name}>
            <Wordmark name={mark} label={name} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
