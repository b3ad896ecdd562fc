import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { FormNotice } from '../components/form/FormNotice';
import { Message } from '../i18n/Message';
import { contactStore } from './contactStore';

/** Puts back what the visitor wrote before the dialog was closed, and shows how it begins. The button disappears with that, so the focus goes to the first field. */
export function RestoreButton({ onClick }: { onClick: () => void }) {
  const { kept } = useSyncExternalStore(contactStore.subscribe, contactStore.state);
  return (
    <FormNotice>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography dir="auto" noWrap sx={{ maxWidth: '100%' }}>
          {kept?.description.trim() || kept?.email || kept?.name}
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
