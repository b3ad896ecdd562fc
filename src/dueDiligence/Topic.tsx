import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { HeadingLink } from '../components/HeadingLink';

/** A part of the page under a heading that can be linked to. */
export function Topic({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        <HeadingLink id={id}>
          <Message id={messageId('dueDiligence', id, 'heading')} />
        </HeadingLink>
      </Typography>
      {children}
    </div>
  );
}
