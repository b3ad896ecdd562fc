import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

const fieldColumns = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
  '& > :has(textarea)': { gridColumn: '1 / -1' },
} as const;

/** Fields that belong together, under a heading: two columns where there is room. */
export function FieldGroup({ heading, children }: { heading: MessageId; children: ReactNode }) {
  return (
    <FormControl component="fieldset" fullWidth sx={{ '& + &': { mt: 3 } }}>
      <Box component="legend" sx={{ p: 0, mb: 2.5 }}>
        <Typography variant="h4" component="h3">
          <Message id={heading} />
        </Typography>
      </Box>
      <Box sx={fieldColumns}>{children}</Box>
    </FormControl>
  );
}
