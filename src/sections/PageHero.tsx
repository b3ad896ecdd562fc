import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

interface PageHeroProps {
  title: MessageId;
  lead?: MessageId;
  /** Buttons and links below the words. */
  children?: ReactNode;
}

/** The head of a plain page: its heading and one paragraph. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <Container data-background="plain" sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 5, md: 8 } }}>
      <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
        <Message id={title} />
      </Typography>
      {lead !== undefined && (
        <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: 3, maxWidth: '56ch' }}>
          <Message id={lead} />
        </Typography>
      )}
      {children}
    </Container>
  );
}
