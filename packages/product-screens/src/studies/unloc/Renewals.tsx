import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DecisionBar } from '../../kit/DecisionBar';
import { Face } from '../../kit/Face';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { Entry } from './Entry';
import { calls, contacts, entries, log, read } from './history';

const tabs = ['Customers', 'Chat', 'Surveys', 'Help desk'];

/** Unloc's page of one customer: every channel on one timeline, and the log that it reads. Where it is not sure who is who, two timelines stay `apart`. */
export function Renewals({ apart = false }: { apart?: boolean }) {
  const ramp = rampOf('unloc');
  const block = { height: 53, mb: 0.75, px: 1.75, borderRadius: '6px', bgcolor: ramp[7] };
  const pending = { ...block, bgcolor: 'transparent', border: `2px dashed ${ramp[3]}` };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Unloc Suite" sign="M12 3v18M12 7h8M12 13h8M12 10H4M12 17H4" tabs={tabs}>
        <Face name="Sofie Lund" ramp="unloc" dark size={28} />
        <Text>Sofie Lund</Text>
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch', minHeight: 0 }}>
        <Box sx={{ width: 256, borderRight: 1, borderColor: 'divider' }}>
          <Text size="name" sx={{ px: 3, pt: 2.5, pb: 1.5 }}>
            Renewal calls today
          </Text>
          {calls.map(([time, name, renews]) => (
            <Row key={time} spacing={2} sx={{ height: 84, px: 3, bgcolor: time === '15:00' ? ramp[1] : 'transparent' }}>
              <Text bold>{time}</Text>
              <div>
                <Text bold>{name}</Text>
                <Text muted>{renews}</Text>
              </div>
            </Row>
          ))}
        </Box>
        <Box sx={{ flex: 1, px: 3, pt: 2 }}>
          <Row spacing={1.5} sx={{ alignItems: 'baseline', mb: 1.5 }}>
            <Text size="heading">Brandt & Holm</Text>
            <Text muted>48 seats, renews in 5 days</Text>
            <Text sx={{ flex: 1 }} />
            <Text muted>Call in 25 minutes</Text>
            <Text size="heading" sx={{ fontSize: 38 }}>
              15:00
            </Text>
          </Row>
          <Row spacing={3} sx={{ height: 584, alignItems: 'stretch' }}>
            {contacts.slice(0, apart ? 2 : 1).map(([name, known, doubt]) => (
              <Stack key={name} sx={{ flex: 1 }}>
                {apart && (
                  <Box sx={{ p: 1.5, mb: 2, bgcolor: ramp[0], borderRadius: 1 }}>
                    <Text size="name">{name}</Text>
                    <Text size="note">{known}</Text>
                  </Box>
                )}
                {entries
                  .filter(([, , , , owner]) => !apart || owner === name)
                  .map((entry) => (
                    <Entry key={entry[3]} entry={entry} />
                  ))}
                {apart && doubt && (
                  <Box sx={{ ...pending, flex: 1, p: 3, display: 'grid', alignItems: 'center' }}>{doubt}</Box>
                )}
              </Stack>
            ))}
          </Row>
        </Box>
        <Box sx={{ width: 320, p: 3, pt: 2.5, bgcolor: ramp[8], color: '#fff' }}>
          <Row apart sx={{ mb: 1.5 }}>
            <Text size="name">The log</Text>
            <Text sx={{ color: ramp[2] }}>Read up to {read.toLocaleString('en')}</Text>
          </Row>
          {log.map(([position, event]) => (
            <Row key={position} apart sx={position > read ? pending : block}>
              <Text bold>{event}</Text>
              <Text mono>{position.toLocaleString('en')}</Text>
            </Row>
          ))}
        </Box>
      </Row>
      <DecisionBar
        ramp="unloc"
        height={76}
        title={apart ? 'Are Line Brandt and L. Brandt the same person?' : 'Her ticket is still open with engineering'}
        note={apart ? 'A merge can be undone' : 'Score 2 of 5 last week, after a fast answer without a solution'}
        action={apart ? 'Same person' : 'Call Line Brandt'}
        {...(apart && { other: 'Two people' })}
      />
    </Stack>
  );
}
