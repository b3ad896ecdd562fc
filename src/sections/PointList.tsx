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

/** Room for all points beside each other; in rem, so that larger text has two columns as a narrower screen does. */
const across = '@container (min-width: 62rem)';

/** Each title hangs from its line, and its text stands right below it. */
const point = {
  pt: 2.5,
  pb: 4,
  borderTop: '3px solid',
  borderColor: 'primary.main',
  breakInside: 'avoid',
  '@media print': { pt: 1.25, pb: 2 },
  [across]: { '& > h3': { fontSize: '1.375rem' } },
  // No hole beside the last of an odd number.
  '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', [across]: { gridColumn: 'auto' } },
} as const;

/** The space below the last points is the section's. */
const list = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(1, 1) },
  columnGap: { xs: 4, lg: 5 },
  mb: -4,
  '@media print': { mb: 0, breakInside: 'avoid' },
  [across]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
} as const;

/** Titled statements below lines: all in one row where there is room. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ul" role="list" sx={list}>
        {points.map(({ id, title, text }) => (
          <Box key={id} component="li" sx={point}>
            <PointWords title={title} text={text} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
