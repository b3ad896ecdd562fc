import Box from '@mui/material/Box';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import { columns } from '../theme/columns';
import { PointWords } from './PointWords';

interface Point {
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

const list = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(1, 1) },
  columnGap: { xs: 4, lg: 5 },
  rowGap: { xs: 3, md: 4 },
  '@media print': { rowGap: 2, breakInside: 'avoid' },
} as const;

/** Three are one row. */
const rowOfThree = { ...list, gridTemplateColumns: { md: columns(1, 1, 1) } } as const;

/** Titled statements next to each other. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <Box component="ul" role="list" sx={points.length === 3 ? rowOfThree : list}>
      {points.map(({ id, title, text }) => (
        <li key={id}>
          <PointWords title={title} text={text} variant="h4" />
        </li>
      ))}
    </Box>
  );
}
