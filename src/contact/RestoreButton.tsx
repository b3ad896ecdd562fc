import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { FormBlocks } from '../components/form/FormBlocks';
import { FormNotice } from '../components/form/FormNotice';
import { Message } from '../i18n/Message';
import { validateContact } from './contactForm';
import { contactStore } from './contactStore';

/** Enough to know it again. */
const inShort = (text: string) => (text.length > 90 ? `${text.slice(0, 90).trimEnd()}…` : text);

/** Puts back what the visitor wrote before the dialog was closed, and shows how it begins. The button disappears with that, so the focus goes to the first field. */
export function RestoreButton({ onClick }: { onClick: () => void }) {
  const { kept } = useSyncExternalStore(contactStore.subscribe, contactStore.state);
  return (
    <FormNotice drawing={<FormBlocks store={contactStore} validate={validateContact} size={72} kept />}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {inShort(kept?.description.trim() || kept?.email || kept?.name || '')}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector('input')?.focus();
            onClick();
          }}
        >
          <Message id="contact.restore" />
        </Button>
      </Stack>
    </FormNotice>
  );
}
