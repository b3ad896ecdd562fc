import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

export interface HeroWordsProps {
  title: MessageId;
  lead: MessageId;
  /** In shorter lines. */
  compact?: boolean;
}

/** The heading of a page and one paragraph. */
export function HeroWords({ title, lead, compact = false }: HeroWordsProps) {
  return (
    <>
      <Typography variant="h1" sx={{ maxWidth: compact ? '16ch' : '20ch' }}>
        <Message id={title} />
      </Typography>
      <Typography
        variant="lead"
        component="p"
        color="textSecondary"
        sx={{ mt: 3, maxWidth: compact ? '42ch' : '56ch' }}
      >
        <Message id={lead} />
      </Typography>
    </>
  );
}
