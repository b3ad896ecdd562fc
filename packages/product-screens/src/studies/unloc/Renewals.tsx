import { Box, Button, Stack } from '@mui/material';
import { Icon, Pair, rampOf, Row, Text, useFormat } from '../../kit';
import { Browser } from './Browser';
import { Entry } from './Entry';
import { List } from './List';
import { calls, entries, log, read } from './history';

/** Which entries there is room for, and how many events of the log. */
const views = {
  whole: [entries, 11],
  slab: [entries.slice(2), 6],
  phone: [[entries[2], entries[3], entries[5]], 0],
  card: [entries.slice(2, 4), 0],
} as const;
const handset = 'M5 4h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c-9 1-16-6-15-15z';

/** Unloc's page of one customer before a renewal call: every channel on one timeline, and the log that it reads. */
export function Renewals() {
  const ramp = rampOf('unloc');
  const format = useFormat();
  const [shown, events] = views[format === 'hero' ? 'slab' : format];
  const narrow = events === 0;
  const block = { flex: 1, mb: 0.75, px: 1.75, borderRadius: '6px', bgcolor: ramp[7], border: `2px solid ${ramp[7]}` };
  const pending = { ...block, bgcolor: 'transparent', border: `2px dashed ${ramp[3]}` };
  const call = (
    <Button variant="contained" size="large" sx={{ gap: 1, flex: 'none', bgcolor: ramp[8], color: ramp[1] }}>
      <Icon d={handset} /> Call Line Brandt
    </Button>
  );
  return (
    <Browser path="customers/brandt-holm">
      {format === 'whole' && <List title="Renewal calls today" rows={calls} current={3} />}
      <Stack sx={{ flex: 1, px: narrow ? 2 : 3, pb: narrow ? 2 : 0 }}>
        <Row sx={{ height: format === 'card' ? 48 : format === 'whole' ? 84 : 72, flex: 'none' }} spacing={2.5}>
          {format === 'card' ? (
            <Text size="title">Brandt & Holm</Text>
          ) : (
            <Pair
              size={[narrow ? 'title' : 'heading', 'body']}
              head="Brandt & Holm"
              note="48 seats, renews in 5 days"
            />
          )}
          <Text sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}>
            {format === 'whole' && 'Call in 25 minutes'}
          </Text>
          <Text size={narrow ? 24 : 38}>15:00</Text>
          {!narrow && call}
        </Row>
        <Box sx={{ flex: 1 }}>
          {shown.map((entry, index) => (
            <Entry key={entry[3]} entry={entry} last={index === shown.length - 1} />
          ))}
        </Box>
        {format === 'whole' && (
          <Row apart sx={{ height: 48, mb: 3, px: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <Text muted>Write to Line Brandt</Text>
            <Text bold>Send</Text>
          </Row>
        )}
        {format === 'phone' && call}
      </Stack>
      {events > 0 && (
        <Stack
          sx={{
            width: format === 'whole' ? 320 : 232,
            p: format === 'whole' ? 3 : 2,
            pt: 2.5,
            bgcolor: ramp[8],
            color: '#fff',
          }}
        >
          <Pair
            apart
            size="name"
            head="The log"
            note={`Read up to ${read.toLocaleString('en')}`}
            ink={ramp[2]}
            sx={{ mb: 1.5 }}
          />
          {log.slice(0, events).map(([position, event]) => (
            <Row key={position} apart sx={position > read ? pending : block}>
              <Text bold>{event}</Text>
              <Text mono>{position.toLocaleString('en')}</Text>
            </Row>
          ))}
        </Stack>
      )}
    </Browser>
  );
}
