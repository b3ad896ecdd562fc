import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon, rampOf, Row, Text } from '../../kit';

interface BandProps {
  name: string;
  /** How deep it is: its height, and the steps of the ramp of its ground, which is white for 0, and of its boxes. */
  depth: readonly [height: number, ground: number, boxes: number];
  /** What is reported next to the drawing. */
  report: ReactNode;
  /** The two boxes: a sign, if there is one, and words. */
  ends: readonly (readonly [sign: string, words: string])[];
  children: ReactNode;
}

/** One depth of the drawing. The boxes at both sides keep their places in all of them. */
export function Band({ name, depth: [height, ground, boxes], report, ends, children }: BandProps) {
  const ramp = rampOf('aklivity');
  const box = { width: 116, height: 116, borderRadius: '14px', bgcolor: ramp[boxes], color: '#fff', gap: 0.75 };
  const line = { left: -32, right: -32, top: '50%', height: 6, mt: '-3px', bgcolor: ramp[boxes] };
  const look = { bgcolor: ground ? ramp[ground] : '#fff', color: ground > 5 ? '#fff' : ramp[8] };
  const [left, right] = ends.map(([sign, words]) => (
    <Stack key={sign + words} sx={{ ...box, alignItems: 'center', justifyContent: 'center', zIndex: 1 }}>
      {sign && <Icon d={sign} size={44} />}
      <Text sx={{ fontWeight: 650, whiteSpace: 'pre', lineHeight: 1.7 }}>{words}</Text>
    </Stack>
  ));
  return (
    <Row spacing={0} sx={{ height, flex: 'none', px: 5, gap: 4, ...look }}>
      <Stack spacing={1} sx={{ width: 290, mr: 'auto', fontSize: 15, lineHeight: 1.4 }}>
        <Text size={28}>{name}</Text>
        <div>{report}</div>
      </Stack>
      {left}
      <Box sx={{ width: 480, position: 'relative' }}>
        <Box sx={{ ...line, position: 'absolute' }} />
        {children}
      </Box>
      {right}
    </Row>
  );
}
