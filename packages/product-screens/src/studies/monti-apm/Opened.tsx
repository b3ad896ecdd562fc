import { Box, Paper } from '@mui/material';
import { Block, rampOf, Text } from '../../kit';
import { opened } from './calls';

/** What an event shows when it is open: the line that the call stood in, or a query and what it read. */
export function Opened({ event }: { event: keyof typeof opened }) {
  const ramp = rampOf('monti-apm');
  return (
    <Paper variant="outlined" sx={{ position: 'relative', height: 134, mb: 1.5, bgcolor: 'background.default' }}>
      {opened[event].map(([lane, words, from, ms, tone]) => (
        <Box key={from + words} sx={{ position: 'absolute', inset: '0 14px', top: 14 + lane * 37, height: 30 }}>
          <Block from={from / 9600} width={ms / 9600} fill={tone && ramp[tone]} ink={ramp[tone === 3 ? 8 : 1]}>
            <Text mono>{words}</Text>
            {ms > 2000 && ms < 9600 && <Text size="note">{ms.toLocaleString('en')} ms</Text>}
          </Block>
        </Box>
      ))}
    </Paper>
  );
}
