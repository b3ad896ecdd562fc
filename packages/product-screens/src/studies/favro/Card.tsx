import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { Face, rampOf, Row, Text } from '../../kit';
import type { CardRecord } from './plan';

interface CardProps {
  card: CardRecord;
  /** In somebody's hand. */
  held?: boolean;
  /** What the line at its foot says. */
  children?: ReactNode;
}

/** A card of the board; a line at its foot tells what happened to it. */
export function Card({ card: [id, title, done, all, who], held = false, children }: CardProps) {
  const ramp = rampOf('favro');
  const look = held ? { bgcolor: ramp[5], color: '#fff', boxShadow: 3, rotate: '-2deg' } : {};
  return (
    <Paper sx={{ flex: 'none', overflow: 'hidden', ...look }}>
      <Box sx={{ px: 1.75, pt: 1.5, height: 103 }}>
        <Row apart>
          <Text bold>FAV-{id}</Text>
          <Face name={who} ramp="favro" dark={held} />
        </Row>
        <Text size="name">{title}</Text>
        <Row spacing={0.5} sx={{ mt: 1 }}>
          {[...Array(all).keys()].map((item) => (
            <Box key={item} sx={{ width: 18, height: 10, borderRadius: '2px', bgcolor: ramp[item < done ? 4 : 1] }} />
          ))}
          <Text size="note" sx={{ pl: 0.75 }}>{`${done} of ${all}`}</Text>
        </Row>
      </Box>
      {children !== undefined && <Row sx={{ height: 40, px: 1.5, bgcolor: ramp[7], color: '#fff' }}>{children}</Row>}
    </Paper>
  );
}
