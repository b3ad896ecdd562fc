import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

export interface HeroWordsProps {
  title: MessageId;
  lead?: MessageId;
}

/** What every plain page begins with: its heading and one paragraph. */
export function HeroWords({ title, lead }: HeroWordsProps) {
  return (
    <>
      <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
        <Message id={title} />
      </Typography>
      {lead !== undefined && (
        <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: 3, maxWidth: '56ch' }}>
          <Message id={lead} />
        </Typography>
      )}
    </>
  );
}
