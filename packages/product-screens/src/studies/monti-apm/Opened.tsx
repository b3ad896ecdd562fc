import { Box, Button, Paper } from '@mui/material';
import { Block, Pair, rampOf, Row, Text } from '../../kit';
import { decisions, opened } from './calls';

interface OpenedProps {
  event: keyof typeof opened;
  /** Without lanes there is only what follows from them. */
  lanes: boolean;
  /** Without room for a second line. */
  narrow: boolean;
}

/** What an event shows when it is open: the line that the call stood in, or a query and what it read; then what is wrong, and a button. */
export function Opened({ event, lanes, narrow }: OpenedProps) {
  const ramp = rampOf('monti-apm');
  const [title, note, action] = decisions[event];
  const lane = narrow ? 40 : 34;
  return (
    <Paper variant="outlined" sx={{ bgcolor: 'background.default', px: 1.75, pt: lanes ? 1.5 : 0 }}>
      {lanes && (
        <Box sx={{ position: 'relative', height: 3 * lane }}>
          {opened[event].map(([at, words, from, ms, tone]) => (
            <Box key={from + words} sx={{ position: 'absolute', left: 0, right: 0, top: at * lane, height: lane - 6 }}>
              <Block from={from / 9600} width={ms / 9600} fill={tone && ramp[tone]} ink={ramp[tone === 3 ? 8 : 1]}>
                <Text mono>{words}</Text>
                {ms > 2000 && ms < 9600 && <Text size="note">{ms.toLocaleString('en')} ms</Text>}
              </Block>
            </Box>
          ))}
        </Box>
      )}
      <Row apart sx={{ height: 58 }}>
        {narrow ? <Text bold>{title}</Text> : <Pair size={['name', 'body']} head={title} note={note} />}
        <Button variant="contained" sx={{ flex: 'none', bgcolor: ramp[2], color: ramp[8] }}>
          {action}
        </Button>
      </Row>
    </Paper>
  );
}
