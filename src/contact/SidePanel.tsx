import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Wordmark } from '../components/art/Wordmark';
import { clientWordmarks } from '../content/company';
import { Message } from '../i18n/Message';

/** The panel at the end of the wide contact dialog: three clients' wordmarks. */
export function SidePanel() {
  if (clientWordmarks.length === 0) return null;
  return (
    <Stack
      spacing={5}
      sx={{
        flex: 'none',
        display: { xs: 'none', md: 'flex' },
        width: 320,
        px: 5,
        pt: 8,
        pb: 7,
        bgcolor: 'background.sunken',
      }}
    >
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
