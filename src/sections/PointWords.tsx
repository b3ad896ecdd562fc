import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

interface PointWordsProps {
  title: MessageId;
  text: MessageId;
  /** How large the title is; it is a heading of the third level. */
  variant?: 'h3' | 'h4';
}

/** A point: its title and what is said of it. */
export function PointWords({ title, text, variant = 'h3' }: PointWordsProps) {
  return (
    <>
      <Typography variant={variant} component="h3">
        <Message id={title} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        <Message id={text} />
      </Typography>
    </>
  );
}
