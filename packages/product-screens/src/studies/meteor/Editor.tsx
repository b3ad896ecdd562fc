import { Box, Button } from '@mui/material';
import { Icon, icons, Pair, rampOf, Row, Text, useFormat } from '../../kit';
import { action, asyncName, change, following, tests, turn } from './program';
import { Window } from './Window';

/** The editor with the first caller: what goes, what comes, the button for all callers, and the tests that must stay true. */
export function Editor({ width }: { width: number }) {
  const ramp = rampOf('meteor');
  const isWhole = useFormat() === 'whole';
  const margin = isWhole ? 2.5 : 1.75;
  const looks = {
    ' ': { color: ramp[1] },
    '+': { color: '#fff', bgcolor: ramp[6] },
    '-': { color: ramp[3] },
  };
  return (
    <Window dark width={width} tabs={['orders.js', 'orders.tests.js']}>
      <Row apart sx={{ height: 68, flex: 'none', px: margin }}>
        <Pair size="name" head={isWhole ? turn : asyncName} note={following} ink={ramp[2]} />
        <Button variant="contained" sx={{ bgcolor: ramp[2], color: ramp[8], px: 2 }}>
          {action}
        </Button>
      </Row>
      {change.map(([mark, text], index) => {
        const number = 12 + change.slice(0, index).filter(([other]) => other !== '-').length;
        return (
          <Row key={text} spacing={1} sx={{ px: margin, height: 26, ...looks[mark], whiteSpace: 'pre' }}>
            <Text mono sx={{ width: 20, flex: 'none', color: ramp[3] }}>
              {mark === ' ' ? number : mark}
            </Text>
            <Text mono sx={{ fontSize: isWhole ? 13 : 12 }}>
              {text}
            </Text>
          </Row>
        );
      })}
      <Box sx={{ mt: 1.5, px: margin, pt: 1.5, flex: 1, borderTop: 1, borderColor: ramp[6] }}>
        <Text size="name" sx={{ pb: 1 }}>
          What must stay true
        </Text>
        {tests.slice(0, isWhole ? 5 : 2).map(([test, outcome]) => (
          <Row key={test} spacing={1.5} sx={{ height: isWhole ? 60 : 48 }}>
            <Box sx={{ color: rampOf('sostena')[3], display: 'flex' }}>
              <Icon d={icons.check} size={20} />
            </Box>
            <Pair head={test} note={outcome} ink={ramp[2]} />
          </Row>
        ))}
      </Box>
    </Window>
  );
}
