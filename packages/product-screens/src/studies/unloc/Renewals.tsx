import { Box, Stack } from '@mui/material';
import { DecisionBar, Face, Pair, rampOf, Row, Text, TopBar } from '../../kit';
import { Entry } from './Entry';
import { calls, contacts, doubt, entries, log, read } from './history';

const tabs = ['Customers', 'Chat', 'Surveys', 'Help desk'];

const call = {
  title: 'Her ticket is still open with engineering',
  note: 'Score 2 of 5 last week, after a fast answer without a solution',
  action: 'Call Line Brandt',
};
const upTo = `Read up to ${read.toLocaleString('en')}`;
const question = 'Are Line Brandt and L. Brandt the same person?';
const match = { title: question, note: 'A merge can be undone', action: 'Same person', other: 'Two people' };

/** Unloc's page of one customer: every channel on one timeline, and the log that it reads. Where it is not sure who is who, two timelines stay `apart`. */
export function Renewals({ apart = false }: { apart?: boolean }) {
  const ramp = rampOf('unloc');
  const block = { height: 53, mb: 0.75, px: 1.75, borderRadius: '6px', bgcolor: ramp[7] };
  const pending = { ...block, bgcolor: 'transparent', border: `2px dashed ${ramp[3]}` };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar
        name="Unloc Suite"
        sign="M8 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 13l9-9M15 9l2.5 2.5M18 6l2.5 2.5"
        tabs={tabs}
      >
        <Face name="Sofie Lund" ramp="unloc" dark size={28} />
        <Text>Sofie Lund</Text>
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch', minHeight: 0 }}>
        <Box sx={{ width: 256, borderRight: 1, borderColor: 'divider' }}>
          <Text sx={{ typography: 'subtitle1', px: 3, pt: 2.5, pb: 1.5 }}>Renewal calls today</Text>
          {calls.map(([time, name, days]) => (
            <Row key={time} spacing={2} sx={{ height: 84, px: 3, bgcolor: time === '15:00' ? ramp[1] : 'transparent' }}>
              <Text bold>{time}</Text>
              <Pair head={name} note={`Renews in ${days} days`} />
            </Row>
          ))}
        </Box>
        <Box sx={{ flex: 1, px: 3, pt: 2 }}>
          <Row spacing={1.5} sx={{ alignItems: 'baseline', mb: 1.5 }}>
            <Text size="heading">Brandt & Holm</Text>
            <Text muted>48 seats, renews in 5 days</Text>
            <Text sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}>Call in 25 minutes</Text>
            <Text size={38}>15:00</Text>
          </Row>
          <Row spacing={3} sx={{ height: 584, alignItems: 'stretch' }}>
            {contacts.slice(0, apart ? 2 : 1).map(([name, known]) => (
              <Stack key={name} sx={{ flex: 1 }}>
                {apart && (
                  <Box sx={{ p: 1.5, mb: 2, bgcolor: ramp[0], borderRadius: 1 }}>
                    <Text size="name">{name}</Text>
                    <Text size="note">{known}</Text>
                  </Box>
                )}
                {entries.map((entry) => (!apart || entry[4] === name) && <Entry key={entry[3]} entry={entry} />)}
                {apart && name === 'L. Brandt' && (
                  <Box sx={{ ...pending, flex: 1, p: 3, display: 'grid', alignItems: 'center' }}>{doubt}</Box>
                )}
              </Stack>
            ))}
          </Row>
        </Box>
        <Box sx={{ width: 320, p: 3, pt: 2.5, bgcolor: ramp[8], color: '#fff' }}>
          <Pair apart size="name" head="The log" note={upTo} ink={ramp[2]} sx={{ mb: 1.5 }} />
          {log.map(([position, event]) => (
            <Row key={position} apart sx={position > read ? pending : block}>
              <Text bold>{event}</Text>
              <Text mono>{position.toLocaleString('en')}</Text>
            </Row>
          ))}
        </Box>
      </Row>
      <DecisionBar ramp="unloc" height={76} {...(apart ? match : call)} />
    </Stack>
  );
}
