import { Box, Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { Face, Pointer, rampOf, Row, Text, useFormat } from '../../kit';
import type { CardRecord } from './plan';

interface CardProps {
  card: CardRecord;
  /** In somebody's hand, or deleted by somebody else. */
  look?: 'held' | 'deleted';
  /** What the line at its foot says: a sign, words, and the button. */
  line?: readonly [sign: ReactNode, words: string, action: string] | undefined;
  /** Whose pointer is on it. */
  hand?: string | undefined;
}

/** Somebody's pointer with a name, at the right end of the nearest positioned parent. */
export function Hand({ name }: { name: string }) {
  const tag = { mt: 3, ml: 2, px: 1, borderRadius: 1, bgcolor: rampOf('favro')[8], color: '#fff' };
  return (
    <Box sx={{ position: 'absolute', right: 12, bottom: -20, zIndex: 6 }}>
      <Pointer x={0} y={0} />
      <Text sx={tag}>{name}</Text>
    </Box>
  );
}

/** A card of the board; a line at its foot tells what happened to it. */
export function Card({ card: [id, title, done, all, who], look, line, hand }: CardProps) {
  const ramp = rampOf('favro');
  const minHeight = { whole: 103, slab: 93, hero: 92, phone: 92, card: 92 }[useFormat()];
  const looks = {
    held: { bgcolor: ramp[5], color: '#fff', boxShadow: 3 },
    deleted: { bgcolor: ramp[0], color: 'text.secondary', textDecoration: 'line-through' },
  };
  return (
    <Box sx={{ position: 'relative', flex: 'none', ...(look === 'held' && { rotate: '-2deg' }) }}>
      <Paper sx={{ overflow: 'hidden', ...(look && looks[look]) }}>
        <Box sx={{ px: 1.5, pt: 1.25, minHeight, pb: 1.25 }}>
          <Row apart>
            <Text bold>FAV-{id}</Text>
            <Face name={who} ramp="favro" dark={look === 'held'} />
          </Row>
          <Text size="name">{title}</Text>
          <Row spacing={0.5} sx={{ mt: 0.75 }}>
            {[...Array(all).keys()].map((item) => (
              <Box key={item} sx={{ width: 18, height: 10, borderRadius: '2px', bgcolor: ramp[item < done ? 4 : 1] }} />
            ))}
            <Text size="note" sx={{ pl: 0.75 }}>{`${done} of ${all}`}</Text>
          </Row>
        </Box>
        {line && (
          <Row sx={{ height: 36, px: 1.5, bgcolor: ramp[7], color: '#fff' }}>
            {line[0]}
            <Text sx={{ flex: 1 }}>{line[1]}</Text>
            <Button sx={{ color: ramp[2], mr: -0.75, minWidth: 0 }}>{line[2]}</Button>
          </Row>
        )}
      </Paper>
      {hand !== undefined && <Hand name={hand} />}
    </Box>
  );
}
