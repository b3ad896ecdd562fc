import Button from '@mui/material/Button';
import { Message } from '../i18n/Message';

/** Puts back what the visitor wrote before the dialog was closed. The button disappears with that, so the focus goes to the first field. */
export function RestoreButton({ onClick }: { onClick: () => void }) {
  return (
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
  );
}
