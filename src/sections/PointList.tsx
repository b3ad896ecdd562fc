import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';

export interface Point {
  id: string;
  title: MessageId;
  text: MessageId;
}

/** The points of a list of messages `<prefix>.<id>.title` and `.text`. */
export function pointsOf(prefix: string, ids: readonly string[]): Point[] {
  return ids.map((id) => ({
    id,
    title: messageId(prefix, id, 'title'),
    text: messageId(prefix, id, 'text'),
  }));
}

const point = {
  pt: 3,
  pb: 4,
  borderTop: 1,
  borderColor: 'divider',
  // No hole beside the last of an odd number.
  '&:last-of-type:nth-of-type(odd)': { width: '100%' },
} as const;

/** The space below the last points is the section's. */
const list = { mb: -4 } as const;

/** Titled statements between lines, in two columns. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <Grid container component="ul" role="list" columnSpacing={6} sx={list}>
      {points.map(({ id, title, text }) => (
        <Grid key={id} component="li" size={{ xs: 12, sm: 6 }} sx={point}>
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            <Message id={text} />
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
