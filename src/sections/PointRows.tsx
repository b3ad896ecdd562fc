import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';
import type { Point } from './PointList';

const row = {
  display: 'grid',
  rowGap: 1,
  columnGap: 4,
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { lg: columns(4, 7) },
} as const;

/** Titled statements below each other, between lines. */
export function PointRows({ points }: { points: readonly Point[] }) {
  return (
    <Box component="ul" role="list" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {points.map(({ id, title, text }) => (
        <Box key={id} component="li" sx={row}>
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary">
            <Message id={text} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
