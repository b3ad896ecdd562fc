import { Box, Button, Stack } from '@mui/material';
import { Block, Icon, icons, rampOf, Row, Text, TopBar } from '../../kit';
import { Band } from './Band';
import { Code } from './Code';
import { partitions, site, streams } from './streams';

const waves =
  'M12 11a1 1 0 1 0 .01 0M8 16a6 6 0 0 1 0-8M16 8a6 6 0 0 1 0 8M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14';
const sensor = [waves, 'Sensor'] as const;
const schema = ['', 'id\ntime\nrain'] as const;
const happens = 'A sensor reports, and a person sees it happen. Now, and not with the nightly batch.';
const readers = 'Named streams, and who may read them. A slow reader doesn’t hold up a fast one.';

/** Aklivity's guide: one drawing in three depths, from the plain consequence down to the machinery. */
export function Guide() {
  const ramp = rampOf('aklivity');
  const stream = { position: 'relative', height: 52, my: 1, bgcolor: '#fff', borderRadius: '6px' };
  const first = { fontSize: 17, width: 24 };
  const read = { flex: 1, p: '17px 8px', borderRadius: '6px', bgcolor: ramp[5], color: ramp[0] };
  const unread = { ...read, bgcolor: ramp[1], color: ramp[8] };
  return (
    <Stack sx={{ height: 800 }}>
      <TopBar {...site}>
        <Icon d={icons.search} />
        <Text sx={{ mr: 2 }}>Search guide and docs</Text>
        <Button variant="contained">Start</Button>
      </TopBar>
      <Band name="Consequence" depth={[204, 0, 6]} report={happens} ends={[sensor, [icons.person, 'Person']]}>
        <Box sx={{ position: 'relative', ml: '58%', width: 30, height: 30, borderRadius: '50%', bgcolor: ramp[4] }} />
      </Band>
      <Band name="Flow" depth={[256, 2, 6]} report={readers} ends={[sensor, ['', 'Dashboard\nReport']]}>
        {Object.entries(streams).map(([name, [newest, slow]]) => (
          <Box key={name} sx={stream}>
            <Text sx={{ typography: 'subtitle1', p: '15px 16px' }}>{name}</Text>
            <Block from={0.19} width={0.42} fill={ramp[5]} ink="#fff">
              <Text bold>Report at {slow?.toLocaleString('en')}</Text>
            </Block>
            <Block from={0.61} width={0.39} ink={ramp[6]}>
              <Text bold>Dashboard at {newest?.toLocaleString('en')}</Text>
            </Block>
          </Box>
        ))}
      </Band>
      <Band name="Machinery" depth={[284, 7, 5]} report={<Code />} ends={[schema, schema]}>
        {partitions.newest.map((newest, partition) => (
          <Row key={newest} spacing="4px" sx={{ position: 'relative', my: 1.25, pl: 1, bgcolor: ramp[7] }}>
            {[partition, ...Array.from({ length: 9 }, (_, index) => newest - 8 + index)].map((offset, index) => (
              <Text
                key={offset}
                mono
                sx={index === 0 ? first : offset > (partitions.slow[partition] ?? 0) ? unread : read}
              >
                {offset}
              </Text>
            ))}
          </Row>
        ))}
      </Band>
    </Stack>
  );
}
