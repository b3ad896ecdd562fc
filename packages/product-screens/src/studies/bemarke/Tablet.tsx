import { Chip, Stack } from '@mui/material';
import { DecisionBar, Face, Icon, rampOf, Row, Text, TopBar } from '../../kit';
import { states } from './evening';
import { Plan } from './Plan';

const sign = 'M4 15.5a8 8 0 0 1 16 0zM12 4.5v.01M3 19.5h18M7.5 12.5a5 5 0 0 1 2.5-2.5';
const large = { fontSize: 48, lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.04em' };

/** The host's tablet: who is at the door next to the floor plan, with a network or without. */
export function Tablet({ state }: { state: keyof typeof states }) {
  const ramp = rampOf('bemarke');
  const { text, art, lines, outlined, decision } = states[state];
  const [title, note, action, other] = decision;
  const offline = state === 'offline';
  const look = { borderRadius: 1, bgcolor: ramp[2], color: ramp[8], justifyContent: 'flex-end', alignItems: 'center' };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Bemarke" sign={sign} tabs={['Dining room', 'Bar downstairs', 'Terrace']}>
        <Chip label={offline ? 'No network' : 'Everything sent'} sx={{ bgcolor: ramp[offline ? 3 : 1] }} />
        <Text size="name">Friday, 7:12 PM</Text>
        <Face name="Inés Paz" ramp="bemarke" size={28} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1 }}>
        <Stack sx={{ width: 380, height: 660, px: 3, pt: 3 }}>
          <Text size="name">{text[0]}</Text>
          <Text sx={large}>{text[1]}</Text>
          <Text size="name">{text[2]}</Text>
          <Row sx={{ flex: 1, color: ramp[2], alignItems: 'flex-end', pb: 3.5 }}>
            {typeof art === 'string' ? (
              <Icon d={art} size={160} />
            ) : (
              art.map((spent) => (
                <Stack key={spent} sx={{ ...look, width: 34, pb: 1, height: spent * 3.3 }}>
                  <Text bold>${spent}</Text>
                </Stack>
              ))
            )}
          </Row>
          {lines.map(([name, value], index) => (
            <Row key={name} sx={{ height: 64, mx: -3, px: 3, bgcolor: ramp[index === 2 ? 2 : 1], mt: '2px' }} apart>
              <Text size="title">{name}</Text>
              <Text size="title">{value}</Text>
            </Row>
          ))}
        </Stack>
        <Plan outlined={outlined} />
      </Row>
      <DecisionBar ramp="bemarke" title={title} note={note} action={action} other={other} />
    </Stack>
  );
}
