import { Box, Button, Chip, Paper, Stack } from '@mui/material';
import { Icon, icons, Pair, rampOf, Row, Text, useFormat } from '../../kit';
import { Map, type MapProps } from './Map';
import { beyond, hours, limit, refused, region, sentence, stops, wishes } from './trip';

const van = 'M2 7h13l5 5v5H2zM15 7v5h5M6 20a2 2 0 1 0-.01-4M16 20a2 2 0 1 0-.01-4';
const reasons = [...new Set(refused.map(([reason]) => reason))];
const megabytes = Object.values(region).reduce((sum, size) => sum + size, 0);

const maps: Readonly<Record<'whole' | 'slab' | 'phone' | 'card', MapProps>> = {
  whole: { width: 860, height: 800, x: 0, y: 0, scale: 1, from: 0, rings: 3 },
  slab: { width: 388, height: 550, x: 254, y: 110, scale: 0.8, from: 1, rings: 3 },
  phone: { width: 390, height: 190, x: 108, y: 285, scale: 0.52, from: 1, rings: 2 },
  card: { width: 400, height: 140, x: 88, y: 278, scale: 0.52, from: 1, rings: 0 },
};

/** The planner: a sentence became wishes, and records decide which stops there are. A narrow one has the map over the day that has no stop. */
export function Route() {
  const ramp = rampOf('sekr');
  const format = useFormat();
  const size = format === 'hero' ? 'slab' : format;
  const whole = size === 'whole';
  const head = (
    <Row sx={{ height: { whole: 64, slab: 52, phone: 50, card: 46 }[size], flex: 'none', color: 'primary.main' }}>
      <Icon d="M3 20L12 4l9 16zM12 20v-6" size={24} />
      <Text sx={{ typography: 'h6', flex: 1, color: 'text.primary' }}>Sekr</Text>
      {size !== 'card' && <Text muted>60,000 camp locations</Text>}
    </Row>
  );
  const map = <Map {...maps[size]} />;
  const none = (
    <>
      <Pair apart size="title" head="No stop yet" note="Sunday" ink={ramp[2]} />
      <Text>{`${refused.length} places within ${hours(limit)} of ${stops[1].name}:`}</Text>
      {reasons.map((reason) => (
        <Row key={reason} sx={{ color: ramp[2] }}>
          <Icon d={icons.close} size={14} />
          <Text sx={{ flex: 1 }}>{reason}</Text>
          <Text>{refused.filter(([other]) => other === reason).length}</Text>
        </Row>
      ))}
    </>
  );
  const question = <Text size="name">Nothing fits. Would you drive one hour more?</Text>;
  const drive = (
    <Button variant="contained" sx={{ height: 42, px: 2.5, flex: 'none' }}>
      {`Drive ${hours(beyond.drive - limit)} more`}
    </Button>
  );
  if (size === 'phone' || size === 'card')
    return (
      <Stack sx={{ height: '100%', bgcolor: 'background.paper', wordSpacing: '0.08em' }}>
        <Box sx={{ px: 2 }}>{head}</Box>
        {map}
        <Stack sx={{ flex: 1, px: 2, justifyContent: 'space-evenly' }}>
          {size === 'phone' && <div>{none}</div>}
          <Stack direction={size === 'card' ? 'row' : 'column'} spacing={1.25}>
            {question}
            {drive}
          </Stack>
        </Stack>
      </Stack>
    );
  return (
    <Row spacing={0} sx={{ height: '100%', alignItems: 'stretch', bgcolor: 'background.paper', wordSpacing: '0.08em' }}>
      <Stack sx={{ flex: 1, minWidth: 0, px: 3 }}>
        {head}
        <Text size="heading">“{sentence}”</Text>
        {whole && (
          <Row spacing={0.5} sx={{ mt: 2 }}>
            {wishes.map((wish) => (
              <Chip key={wish} label={wish} sx={{ bgcolor: ramp[6], color: ramp[0] }} />
            ))}
          </Row>
        )}
        {stops.map(({ id, name, drive: minutes, about, confirmed }, index) => (
          <Stack key={id} spacing={1.5} sx={{ mt: whole ? 2 : 1.5 }}>
            {whole && (
              <Row sx={{ color: ramp[3] }}>
                <Icon d={van} />
                <Text>{hours(minutes)} by road, no highway</Text>
              </Row>
            )}
            <Paper sx={{ bgcolor: ramp[7], px: 2, py: whole ? 2 : 1.5 }}>
              <Pair apart size="title" head={name} note={['Friday', 'Saturday'][index]} ink={ramp[2]} />
              <Text>{about}</Text>
              <Text
                sx={{ color: ramp[2] }}
              >{`Record ${id}, confirmed ${confirmed}${whole ? ' by a camper' : ''}`}</Text>
            </Paper>
          </Stack>
        ))}
        <Paper sx={{ border: '2px dashed', borderColor: ramp[3], p: whole ? 2 : 1.75, mt: whole ? 2 : 1.5 }}>
          {none}
          <Box sx={{ my: 1.5 }}>{question}</Box>
          {drive}
          <Button>Change a wish</Button>
        </Paper>
        {whole && (
          <Row apart sx={{ mt: 'auto', mb: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <Pair size="name" head="No signal out there" note={Object.keys(region).join(', ')} />
            <Button variant="outlined">Load the region, {megabytes} MB</Button>
          </Row>
        )}
      </Stack>
      {map}
    </Row>
  );
}
