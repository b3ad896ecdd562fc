import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormNotice } from '../components/form/FormNotice';
import { Text } from '../components/text/Text';
import { Message } from '../i18n/Message';
import type { ContactValues } from './contactFields';

interface RestoreButtonProps {
  kept: ContactValues;
  onClick: () => void;
}

/** Restores the values from before the dialog was closed, and shows how they begin. */
export function RestoreButton({ kept, onClick }: RestoreButtonProps) {
  return (
    <FormNotice calm>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 2 }}
        sx={{ alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0, maxWidth: '100%' }}>
          <Text message="contact.kept" sx={{ fontWeight: 'fontWeightBold' }} />
          <Typography dir="auto" noWrap color="textSecondary">
            {kept.description.trim() || kept.email || kept.name}
          </Typography>
        </Box>
        <Button variant="outlined" size="small" sx={{ flex: 'none' }} onClick={onClick}>
          <Message id="contact.restore" />
        </Button>
      </Stack>
    </FormNotice>
  );
}
