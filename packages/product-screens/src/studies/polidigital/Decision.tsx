import { Button, Stack } from '@mui/material';
import { Face, Pair, rampOf, Row, Text, useFormat } from '../../kit';
import type { bills } from './ledger';

type DecisionProps = (typeof bills)[keyof typeof bills]['decision'] & { px: number };

/** What is said about a line of the bill, and what is decided about it, below the line. */
export function Decision({ px, remarks, title, note, action, other }: DecisionProps) {
  const ramp = rampOf('polidigital');
  const phone = useFormat() === 'phone';
  return (
    <Stack spacing={1} sx={{ px, pt: 0.75, pb: 1.5 }}>
      {remarks.map(([who, words]) => (
        <Row key={who}>
          <Face name={who} ramp="polidigital" dark size={24} />
          <Text sx={{ flex: 1 }}>{words}</Text>
        </Row>
      ))}
      <Row spacing={0.5}>
        <Pair head={title} note={note} ink={ramp[2]} sx={{ flex: 1 }} />
        {!phone && <Button>{other}</Button>}
        <Button variant="contained" sx={{ flex: 'none' }}>
          {action}
        </Button>
      </Row>
    </Stack>
  );
}
