import { Box, Stack } from '@mui/material';
import { DecisionBar, Icon, icons, Mono, rampOf, Row, Text, TopBar } from '../../kit';
import { Code } from './Code';
import { fault, missed, names, others, sign } from './program';

const table = [
  ['Name', 'Server 2.x', 'Server 3.0', 'Browser'],
  ...names.flatMap((name) => [
    [name, 'works', 'Throws', 'works'],
    [`${name}Async`, 'works', 'works', 'works'],
  ]),
];
const big = { fontSize: 23, fontWeight: 700, py: 0.5 };
const row = { height: 57.2, borderBottom: 1, borderColor: 'divider', pl: 1 };

/** An old call that was missed: where it stopped, what to write instead, and where each name works. */
export function Names() {
  const ramp = rampOf('meteor');
  return (
    <Stack sx={{ height: 800, bgcolor: ramp[0] }}>
      <TopBar name="Meteor 3.0, upgrade" sign={sign} tabs={['Calls', 'Names', 'Tests']} current={1}>
        <Text muted>orders.js</Text>
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Stack sx={{ width: 760 }}>
          <Code lines={missed} from={12} size={17} />
          <Box sx={{ flex: 1, px: 3, pt: 2.5 }}>
            <Text size="title" color="error">
              Line {fault} throws on the server
            </Text>
            <Text size="name">If it returned a promise, “if (user)” would let everybody in.</Text>
            <Row spacing={2} sx={{ mt: 2, mb: 3 }}>
              <Mono sx={{ ...big, color: 'text.secondary', textDecoration: 'line-through' }}>findOne</Mono>
              <Icon d={icons.arrow} size={28} />
              <Mono sx={{ ...big, bgcolor: ramp[2], px: 1.5 }}>findOneAsync</Mono>
            </Row>
            {others.map(([file, call]) => (
              <Row key={file} sx={{ height: 51, borderTop: 1, borderColor: ramp[1] }} apart>
                <Mono>{call}</Mono>
                <Text muted>{file}</Text>
              </Row>
            ))}
          </Box>
          <DecisionBar
            ramp="meteor"
            title="The caller awaits findOneAsync"
            note={`The first of ${others.length + 1} calls that were missed`}
            action="Write the new name"
            other="Next"
          />
        </Stack>
        <Box sx={{ flex: 1, bgcolor: '#fff' }}>
          {table.map(([name, ...works]) => (
            <Row key={name} spacing={0} sx={row}>
              <Mono sx={{ width: 172, pl: 2, fontWeight: 600 }}>{name}</Mono>
              {works.map((state, column) => (
                <Text
                  key={column}
                  sx={{ flex: 1, ...(state === 'Throws' && { color: 'error.main', fontWeight: 700 }) }}
                >
                  {state}
                </Text>
              ))}
            </Row>
          ))}
        </Box>
      </Row>
    </Stack>
  );
}
