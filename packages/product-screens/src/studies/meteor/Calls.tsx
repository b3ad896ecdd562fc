import { Box, LinearProgress, Paper, Stack } from '@mui/material';
import { DecisionBar, Icon, icons, rampOf, Row, Text, TopBar } from '../../kit';
import { Code } from './Code';
import { change, graph, sign, tests } from './program';

const levels = ['They truly wait', 'Their callers', 'Callers of those', 'From outside'];
const affected = graph.filter(({ progress }) => progress !== 'never');
const done = affected.filter(({ progress }) => progress === 'waits' || progress === 'done');
const share = (done.length / affected.length) * 100;
const current = graph.find(({ progress }) => progress === 'now');
const callers = graph.filter(({ calls }) => calls.some((name) => name === current?.name));
/** Each function next to those that it calls. */
const calls = graph.flatMap((from) =>
  graph.filter(({ name }) => from.calls.includes(name)).map((to) => [from, to] as const),
);

const band = { position: 'absolute', left: 0, right: 0, height: 165, px: 3, pt: 5.5 };
const box = {
  position: 'absolute',
  width: 140,
  height: 56,
  px: 1.25,
  py: 1,
  border: '2px solid',
  whiteSpace: 'nowrap',
};
const place = ({ level, column }: { level: number; column: number }) =>
  ({ left: 132 + column * 154, top: 548 - level * 165 }) as const;

/** The call graph, walked upward from the functions that wait: what is async, what is in hand, and who must follow. */
export function Calls() {
  const ramp = rampOf('meteor');
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
        <LinearProgress variant="determinate" value={share} sx={{ width: 180, height: 8 }} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Stack sx={{ width: 760 }}>
          <Box sx={{ position: 'relative', flex: 1 }}>
            {levels.map((name, level) => (
              <Box key={name} sx={{ ...band, top: 495 - level * 165, bgcolor: ramp[level % 2 ? 0 : 1] }}>
                <Text size="heading">{level + 1}</Text>
                <Text sx={{ width: 80 }}>{name}</Text>
              </Box>
            ))}
            <Box component="svg" sx={{ position: 'absolute', width: 760, height: 660 }}>
              {calls.map(([from, to]) => {
                const [upper, lower] = [place(from), place(to)];
                const end = `${upper.left + 70} ${upper.top + 116} ${upper.left + 70} ${upper.top + 56}`;
                const d = `M${lower.left + 70} ${lower.top}C${lower.left + 70} ${lower.top - 60} ${end}`;
                const [stroke, strokeWidth] = to.progress === 'never' ? [ramp[2], 2] : [ramp[5], 4];
                const dashes = from.progress === 'next' && { strokeDasharray: '3 6' };
                return <path key={d} d={d} fill="none" {...{ stroke, strokeWidth }} {...dashes} />;
              })}
            </Box>
            {graph.map(({ name, note, progress, ...at }) => (
              <Paper key={name} sx={{ ...box, ...place(at), ...looks[progress] }}>
                <Text mono noWrap sx={{ fontWeight: 600 }}>
                  {name}
                </Text>
                <Text size="note">{note}</Text>
              </Paper>
            ))}
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
          <Code lines={change} from={12} />
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
