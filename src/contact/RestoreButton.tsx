import Button from '@mui/material/Button';
import { Message } from '../i18n/Message';

/** Puts back what a visitor wrote before the dialog was closed; the focus goes on to the first field, since the button goes. */
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
