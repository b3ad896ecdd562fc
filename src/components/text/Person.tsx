import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MessageId } from '../../i18n/messageIds';
import { Portrait } from '../media/Portrait';
import { Text } from './Text';

interface PersonProps {
  name: string;
  portrait: string;
  position: MessageId;
  /** Next to name and position; on phones below them. */
  children?: ReactNode;
}

/** A person's portrait, name and position in one line. */
export function Person({ name, portrait, position, children }: PersonProps) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ flex: 'none', width: 64 }}>
        <Portrait id={portrait} size={64} />
      </Box>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flexWrap: 'wrap', alignItems: { xs: 'flex-start', sm: 'center' }, columnGap: 2, rowGap: 0.5 }}
      >
        <div>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{name}</Typography>
          <Text message={position} variant="body2" color="textSecondary" />
        </div>
        {children}
      </Stack>
    </Stack>
  );
}
