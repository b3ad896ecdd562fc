import { Box } from '@mui/material';
import { Pair, rampOf, Row, Text } from '../../kit';

interface ListProps {
  title: string;
  /** When or for how long, what, and a note. */
  rows: readonly (readonly [start: string, head: string, note: string])[];
  current: number;
}

/** The day's work at the left edge of Unloc Suite. */
export function List({ title, rows, current }: ListProps) {
  const ramp = rampOf('unloc');
  return (
    <Box sx={{ width: 256, flex: 'none', borderRight: 1, borderColor: 'divider' }}>
      <Text size="name" sx={{ px: 3, pt: 2.5, pb: 1.5 }}>
        {title}
      </Text>
      {rows.map(([start, head, note], index) => (
        <Row key={head} spacing={2} sx={{ height: 92, px: 3, bgcolor: index === current ? ramp[1] : 'transparent' }}>
          <Text bold noWrap sx={{ flex: 'none', minWidth: 42 }}>
            {start}
          </Text>
          <Pair head={head} note={note} />
        </Row>
      ))}
    </Box>
  );
}
