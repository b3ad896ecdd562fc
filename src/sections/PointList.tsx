import Box from '@mui/material/Box';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import { columns } from '../theme/columns';
import { PointWords } from './PointWords';

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
  '@media print': { pt: 1.5, pb: 2 },
  // No hole beside the last of an odd number.
  '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/** The space below the last points is the section's. */
const list = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(1, 1) },
  columnGap: 6,
  mb: -4,
  '@media print': { mb: 0, breakInside: 'avoid' },
} as const;

/** Titled statements between lines, in two columns. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <Box component="ul" role="list" sx={list}>
      {points.map(({ id, title, text }) => (
        <Box key={id} component="li" sx={point}>
          <PointWords title={title} text={text} />
        </Box>
      ))}
    </Box>
  );
}
