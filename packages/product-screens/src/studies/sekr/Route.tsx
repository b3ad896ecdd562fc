import { Box, Button, Chip, Paper, Stack } from '@mui/material';
import { DecisionBar, Icon, icons, Pair, rampOf, Row, Text } from '../../kit';
import { Map } from './Map';
import { beyond, hours, limit, refused, region, sentence, stops, wishes } from './trip';

const van = 'M2 7h13l5 5v5H2zM15 7v5h5M6 20a2 2 0 1 0-.01-4M16 20a2 2 0 1 0-.01-4';
const reasons = [...new Set(refused.map(([reason]) => reason))];
const megabytes = Object.values(region).reduce((sum, size) => sum + size, 0);

/** The planner: a sentence became wishes, and records decide which stops there are. */
export function Route() {
  const ramp = rampOf('sekr');
  const bar = { position: 'absolute', left: 124, right: 24, bottom: 24, borderRadius: 1, overflow: 'hidden' };
  return (
    <Row spacing={0} sx={{ height: 800, alignItems: 'stretch', bgcolor: 'background.paper' }}>
      <Stack sx={{ width: 420, px: 3, flex: 'none' }}>
        <Row sx={{ height: 64, color: 'primary.main' }}>
          <Icon d="M3 20L12 4l9 16zM12 20v-6" size={24} />
          <Text sx={{ typography: 'h6', flex: 1, color: 'text.primary' }}>Sekr</Text>
          <Text muted>60,000 camp locations</Text>
        </Row>
        <Text size="heading">“{sentence}”</Text>
        <Row spacing={0.75} sx={{ my: 3 }}>
          {wishes.map((wish) => (
            <Chip key={wish} label={wish} sx={{ bgcolor: ramp[6], color: ramp[0] }} />
          ))}
        </Row>
        {stops.map(({ id, name, drive, about, confirmed }, index) => (
          <Stack key={id} spacing={2} sx={{ mb: 2.5 }}>
            <Row sx={{ color: ramp[3] }}>
              <Icon d={van} />
              <Text>{hours(drive)} by road, no highway</Text>
            </Row>
            <Paper sx={{ bgcolor: ramp[7], p: 2 }}>
              <Pair apart size="title" head={name} note={['Friday', 'Saturday'][index]} ink={ramp[2]} />
              <Text>{about}</Text>
              <Text sx={{ color: ramp[2] }}>{`Record ${id}, confirmed ${confirmed} by a camper`}</Text>
            </Paper>
          </Stack>
        ))}
        <Paper sx={{ border: '2px dashed', borderColor: ramp[3], p: 2 }}>
          <Pair apart size="title" head="No stop yet" note="Sunday" ink={ramp[2]} />
          <Text>{`${refused.length} places within ${hours(limit)} of ${stops[1].name}:`}</Text>
          {reasons.map((reason) => (
            <Row key={reason} sx={{ color: ramp[2] }}>
              <Icon d={icons.close} size={14} />
              <Text sx={{ flex: 1 }}>{reason}</Text>
              <Text>{refused.filter(([other]) => other === reason).length}</Text>
            </Row>
          ))}
        </Paper>
        <Row apart sx={{ mt: 'auto', mb: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Pair size="name" head="No signal out there" note={Object.keys(region).join(', ')} />
          <Button variant="outlined">Load the region, {megabytes} MB</Button>
        </Row>
      </Stack>
      <Box sx={{ flex: 1, position: 'relative' }}>
        <Map />
        <Paper variant="outlined" sx={{ ...bar, borderColor: ramp[4] }}>
          <DecisionBar
            ramp="sekr"
            title="Nothing fits. Would you drive one hour more?"
            note={`${beyond.name}, record ${beyond.id}, is ${hours(beyond.drive)} away`}
            action={`Drive ${hours(beyond.drive - limit)} more`}
            other="Change a wish"
          />
        </Paper>
      </Box>
    </Row>
  );
}
