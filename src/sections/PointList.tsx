import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 6),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { paddingBlock: theme.spacing(3, 4), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

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

/** Titled statements between lines, in two columns. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <Points role="list">
      {points.map(({ id, title, text }) => (
        <li key={id}>
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            <Message id={text} />
          </Typography>
        </li>
      ))}
    </Points>
  );
}
