import { Box } from '@mui/material';
import { rampOf, Row, Text } from '../../kit';
import type { Line } from './program';

/** A program on dark ground: lines that go or come. */
export function Code({ lines, from }: { lines: readonly Line[]; from: number }) {
  const ramp = rampOf('meteor');
  const looks = {
    ' ': { color: ramp[1] },
    '+': { color: '#fff', bgcolor: ramp[6] },
    '-': { color: ramp[3] },
  };
  return (
    <Box sx={{ bgcolor: ramp[8], py: 1.5 }}>
      {lines.map(([mark, text], index) => {
        const number = from + lines.slice(0, index).filter(([other]) => other !== '-').length;
        return (
          <Row key={text} spacing={2} sx={{ px: 3, height: 27.3, ...looks[mark], whiteSpace: 'pre' }}>
            <Text mono sx={{ width: 22, color: ramp[3], fontSize: 13 }}>
              {mark === ' ' ? number : mark}
            </Text>
            <Text mono sx={{ fontSize: 13 }}>
              {text}
            </Text>
          </Row>
        );
      })}
    </Box>
  );
}
