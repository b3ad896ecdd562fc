import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormBlocks } from '../components/form/FormBlocks';
import { Message } from '../i18n/Message';
import { clientWordmarks } from '../content/company';
import { Wordmark } from '../components/art/Wordmark';
import { validateContact } from './contactForm';
import { contactStore } from './contactStore';

const panel = {
  display: { xs: 'none', md: 'flex' },
  flex: 'none',
  width: 320,
  pt: 8,
  px: 5,
  pb: 7,
  backgroundColor: 'background.sunken',
  overflow: 'hidden',
  // As large as there is room for.
  '& > svg': { flex: '0 1 auto', minHeight: 0, width: '100%', mt: 'auto' },
  // Once the form is sent they fill the panel's width and stand on its lower edge.
  '& > svg[data-step="sent"]': { width: 320, maxWidth: 'none', mx: -5, mb: -7 },
  // No room for the blocks.
  '@media (max-height: 680px)': { '& > svg': { display: 'none' } },
} as const;

/** The wide dialog's side panel: three clients' wordmarks, and the form in nine blocks. */
export function TrustPanel() {
  return (
    <Stack spacing={5} sx={panel}>
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
      <FormBlocks store={contactStore} validate={validateContact} />
    </Stack>
  );
}
