import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { DecisionBar } from '../../kit/DecisionBar';
import { Icon } from '../../kit/Icon';
import { icons } from '../../kit/icons';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { Code } from './Code';
import { change, graph, sign, tests } from './program';

const levels = ['They truly wait', 'Their callers', 'Callers of those', 'From outside'];
const place = (level: number, column: number) => [132 + column * 154, 548 - level * 165] as const;
const affected = graph.filter(({ stand }) => stand !== 'never');
const done = affected.filter(({ stand }) => stand === 'waits' || stand === 'done');
const current = graph.find(({ stand }) => stand === 'now');
const callers = graph.filter(({ calls }) => calls.some((name) => name === current?.name));

/** The call graph, walked upward from the functions that wait: what is async, what is in hand, and who must follow. */
export function Calls() {
  const ramp = rampOf('meteor');
  const band = { position: 'absolute', left: 0, right: 0, height: 165, px: 3, pt: 5.5 };
  const box = { width: 140, height: 56, px: 1.25, py: 1, border: '2px solid' };
  const looks = {
    waits: { bgcolor: ramp[8], color: '#fff', borderColor: ramp[8] },
    done: { bgcolor: ramp[5], color: '#fff', borderColor: ramp[5] },
    now: { bgcolor: ramp[2], borderColor: ramp[5], boxShadow: 6 },
    next: { borderStyle: 'dashed', borderColor: ramp[5] },
    never: { color: 'text.secondary', borderColor: 'divider' },
  };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Meteor, order of work" sign={sign} tabs={['Calls', 'Names', 'Tests']}>
        <Text muted>
          {done.length} of {affected.length} functions are async
        </Text>
        <LinearProgress
          variant="determinate"
          value={(done.length / affected.length) * 100}
          sx={{ width: 180, height: 8 }}
        />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Stack sx={{ width: 760 }}>
          <Box sx={{ position: 'relative', flex: 1 }}>
            {levels.map((level, index) => (
              <Box key={level} sx={{ ...band, top: place(index, 0)[1] - 53, bgcolor: ramp[index % 2 ? 0 : 1] }}>
                <Text size="heading">{index + 1}</Text>
                <Text sx={{ width: 80 }}>{level}</Text>
              </Box>
            ))}
            <Box component="svg" sx={{ position: 'absolute', width: 760, height: 660 }}>
              {graph.flatMap((caller) =>
                graph
                  .filter(({ name }) => caller.calls.includes(name))
                  .map((called) => {
                    const [[x, y], [left, top]] = [
                      place(called.level, called.column),
                      place(caller.level, caller.column),
                    ];
                    const d = `M${x + 70} ${y}C${x + 70} ${y - 60} ${left + 70} ${top + 116} ${left + 70} ${top + 56}`;
                    const [stroke, strokeWidth] = called.stand === 'never' ? [ramp[2], 2] : [ramp[5], 4];
                    const dashes = caller.stand === 'next' && { strokeDasharray: '3 6' };
                    return <path key={d} d={d} fill="none" {...{ stroke, strokeWidth }} {...dashes} />;
                  }),
              )}
            </Box>
            {graph.map(({ name, note, level, column, stand }) => {
              const [left, top] = place(level, column);
              return (
                <Paper key={name} sx={{ position: 'absolute', left, top, ...box, ...looks[stand] }}>
                  <Text mono noWrap sx={{ fontWeight: 600 }}>
                    {name}
                  </Text>
                  <Text size="note">{note}</Text>
                </Paper>
              );
            })}
          </Box>
          <DecisionBar
            ramp="meteor"
            title={`${current?.name} becomes ${current?.name}Async`}
            note={`${callers.length} callers must await it`}
            action={`Await in ${callers.length} callers`}
            other="Show the tests"
          />
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Row sx={{ height: 56, px: 3 }} apart>
            <Text size="name">{callers[0]?.name}</Text>
            <Text muted>orders.js, caller 1 of {callers.length}</Text>
          </Row>
          <Code lines={change} from={12} size={13} />
          <Text size="name" sx={{ px: 3, pt: 2.5, pb: 1 }}>
            What must stay true
          </Text>
          {tests.map(([test, outcome]) => (
            <Row key={test} spacing={2} sx={{ mx: 3, height: 62, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ color: 'success.main', display: 'flex' }}>
                <Icon d={icons.check} size={20} />
              </Box>
              <div>
                <Text bold>{test}</Text>
                <Text muted>{outcome}</Text>
              </div>
            </Row>
          ))}
        </Stack>
      </Row>
    </Stack>
  );
}
