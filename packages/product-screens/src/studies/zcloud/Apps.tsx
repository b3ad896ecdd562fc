import { Box, Button, Chip } from '@mui/material';
import { Dot, Icon, icons, rampOf, Row, Text } from '../../kit';
import { apps } from './shop';

interface AppsProps {
  /** How many edits of the first app wait, and how many of its containers run. */
  waiting: number;
  running: number;
}

/** What is hosted: each app with its containers, filled as far as they use their memory. */
export function Apps({ waiting, running }: AppsProps) {
  const ramp = rampOf('zcloud');
  const used = apps.map(([, , , memory], index) => (index === 0 ? memory.slice(0, running) : memory));
  const row = { px: 3, borderTop: 1, borderColor: 'divider' };
  return (
    <Box sx={{ width: 520, bgcolor: 'background.default', borderRight: 1, borderColor: 'divider' }}>
      <Row sx={{ height: 76, px: 3 }} apart>
        <Text size="heading">{apps.length} apps</Text>
        <Text muted>{used.flat().length} containers, memory in use</Text>
      </Row>
      {apps.map(([name, address, branch], index) => (
        <Row key={name} spacing={1.5} sx={{ ...row, height: 100, ...(index === 0 && { bgcolor: ramp[0] }) }}>
          <Dot color="success.main" />
          <Box sx={{ flex: 1 }}>
            <Row>
              <Text size="name">{name}</Text>
              {index === 0 && waiting > 0 && <Chip label={`${waiting} wait`} sx={{ height: 20, bgcolor: ramp[2] }} />}
            </Row>
            <Text muted>{address}</Text>
            <Text size="note" muted>
              Branch {branch}
            </Text>
          </Box>
          {used[index]?.map((percent) => (
            <Box key={percent}>
              <Box sx={{ width: 40, height: 40, bgcolor: ramp[5] }}>
                <Box sx={{ height: `${(100 - percent) * 0.4}px`, bgcolor: ramp[1] }} />
              </Box>
              <Text size="note" muted sx={{ mt: 0.5 }}>
                {percent}%
              </Text>
            </Box>
          ))}
        </Row>
      ))}
      <Box sx={{ ...row, py: 1.75, px: 2.5 }}>
        <Button startIcon={<Icon d={icons.plus} />}>Add an app</Button>
      </Box>
    </Box>
  );
}
