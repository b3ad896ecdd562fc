import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { Portrait } from './Portrait';

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignItems: 'center',
}));

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
}));

interface PersonProps {
  name: string;
  portrait: string;
  position: MessageId;
  /** Beside the words. */
  children?: ReactNode;
}

/** A person's portrait, name and position in one line. */
export function Person({ name, portrait, position, children }: PersonProps) {
  return (
    <Line>
      <Portrait id={portrait} size={64} />
      <Words>
        <div>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            <Message id={position} />
          </Typography>
        </div>
        {children}
      </Words>
    </Line>
  );
}
