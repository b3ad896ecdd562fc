import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { forcedEdge } from '../theme/measures';
import { Message } from '../i18n/Message';

/** Apart from the fields, of which it is none. */
const bar = {
  '&&': { mb: 1.5 },
  width: '100%',
  p: 1.5,
  border: forcedEdge,
  borderRadius: '10px',
  backgroundColor: 'primary.light',
} as const;

/** Puts back what the visitor wrote before the dialog was closed. The button disappears with that, so the focus goes to the first field. */
export function RestoreButton({ onClick }: { onClick: () => void }) {
  return (
    <Box sx={bar}>
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
    </Box>
  );
}
