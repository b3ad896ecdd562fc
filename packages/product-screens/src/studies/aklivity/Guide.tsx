import { Box, Button, Stack } from '@mui/material';
import { Block, Icon, icons, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Band } from './Band';
import { Code } from './Code';
import { partitions, site, streams } from './streams';

const waves =
  'M12 11a1 1 0 1 0 .01 0M8 16a6 6 0 0 1 0-8M16 8a6 6 0 0 1 0 8M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14';
const sensor = [waves, 'Sensor'] as const;
const schema = ['', 'id\ntime\nrain'] as const;
const happens = 'A sensor reports, and a person sees it happen. Now, and not with the nightly batch.';
const readers = 'Named streams, and who may read them. A slow reader doesn’t hold up a fast one.';

/** How high its bands and streams are, and how many offsets of a partition there is room for. */
const views = {
  whole: { bands: [204, 256, 284], stream: 52, offsets: 9 },
  slab: { bands: [143, 170, 180], stream: 32, offsets: 9 },
  phone: { bands: [118, 157, 161], stream: 34, offsets: 4 },
  card: { bands: [104, 112], stream: 44, offsets: 0 },
} as const;

/** Aklivity's guide: one drawing in three depths, from the plain consequence down to the machinery. */
export function Guide() {
  const ramp = rampOf('aklivity');
  const format = useFormat();
  const view = views[format === 'hero' ? 'whole' : format];
  const [plain, flow, machinery] = view.bands;
  const isWhole = format === 'whole';
  const narrow = format === 'phone' || format === 'card';
  const topic = narrow ? { px: 1, fontWeight: 650 } : { typography: 'subtitle1', px: 2 };
  const stream = {
    position: 'relative',
    height: view.stream,
    my: narrow ? 0.5 : 1,
    bgcolor: '#fff',
    borderRadius: '6px',
  };
  const first = { fontSize: isWhole ? 17 : 14, width: isWhole ? 24 : 16 };
  const cell = {
    flex: 1,
    p: isWhole ? '17px 8px' : '7px 0',
    borderRadius: '6px',
    ...(!isWhole && { textAlign: 'center' }),
  };
  const read = { ...cell, bgcolor: ramp[5], color: ramp[0] };
  const unread = { ...cell, bgcolor: ramp[1], color: ramp[8] };
  const streamsHere = Object.entries(streams).slice(format === 'card' ? 2 : 0);
  const [from, width] = narrow ? [0.28, 0.36] : [0.19, 0.42];
  return (
    <Stack sx={{ height: '100%' }}>
      <TopBar {...site} {...(format === 'slab' && { tabs: [] })}>
        <Icon d={icons.search} />
        <Text sx={{ mr: 2 }}>Search guide and docs</Text>
        <Button variant="contained">Start</Button>
      </TopBar>
      <Band name="Consequence" height={plain} depth={[0, 6]} report={happens} ends={[sensor, [icons.person, 'Person']]}>
        <Box sx={{ position: 'relative', ml: '58%', width: 30, height: 30, borderRadius: '50%', bgcolor: ramp[4] }} />
      </Band>
      <Band name="Flow" height={flow} depth={[2, 6]} report={readers} ends={[sensor, ['', 'Dashboard\nReport']]}>
        {streamsHere.map(([name, [newest, slow]]) => (
          <Box key={name} sx={stream}>
            <Text sx={{ ...topic, lineHeight: `${view.stream}px` }}>{name}</Text>
            <Block from={from} width={width} fill={ramp[5]} ink="#fff">
              <Text bold>{`${narrow ? '' : 'Report at '}${slow?.toLocaleString('en')}`}</Text>
            </Block>
            <Block from={from + width} width={1 - from - width} ink={ramp[6]}>
              <Text bold>{`${narrow ? '' : 'Dashboard at '}${newest?.toLocaleString('en')}`}</Text>
            </Block>
          </Box>
        ))}
      </Band>
      {machinery !== undefined && (
        <Band
          name="Machinery"
          height={machinery}
          depth={[7, 5]}
          report={isWhole ? <Code /> : 'Partitions, offsets and a schema at each edge.'}
          ends={[schema, schema]}
        >
          {partitions.newest.map((newest, partition) => {
            const slow = partitions.slow[partition] ?? 0;
            const begin = narrow ? slow - 1 : newest + 1 - view.offsets;
            return (
              <Row
                key={newest}
                spacing="4px"
                sx={{ position: 'relative', my: isWhole ? 1.25 : 0.75, pl: 1, bgcolor: ramp[7] }}
              >
                {[partition, ...Array.from({ length: view.offsets }, (_, index) => begin + index)].map(
                  (offset, index) => (
                    <Text key={offset} mono sx={index === 0 ? first : offset > slow ? unread : read}>
                      {offset}
                    </Text>
                  ),
                )}
              </Row>
            );
          })}
        </Band>
      )}
    </Stack>
  );
}
