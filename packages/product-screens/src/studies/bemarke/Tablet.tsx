import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DecisionBar } from '../../kit/DecisionBar';
import { Face } from '../../kit/Face';
import { Icon } from '../../kit/Icon';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { type EveningState, states } from './evening';
import { Plan } from './Plan';

/** The host's tablet: who stands at the door beside the floor plan, with a network or without. */
export function Tablet({ state }: { state: keyof typeof states }) {
  const ramp = rampOf('bemarke');
  const { label, big, note, art, lines, outlined, decision }: EveningState = states[state];
  const bar = {
    width: 34,
    pb: 1,
    borderRadius: 1,
    bgcolor: ramp[2],
    color: ramp[8],
    justifyContent: 'flex-end',
    alignItems: 'center',
  };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar
        name="Bemarke"
        sign="M5 20V4h7a4 4 0 0 1 0 8H5M12 12a4 4 0 0 1 0 8H5"
        tabs={['Dining room', 'Bar downstairs', 'Terrace']}
      >
        <Chip
          label={state === 'offline' ? 'No network' : 'Everything sent'}
          sx={{ bgcolor: ramp[state === 'offline' ? 3 : 1] }}
        />
        <Text size="name">Friday, 7:12 PM</Text>
        <Face name="Inés Paz" ramp="bemarke" size={28} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1 }}>
        <Stack sx={{ width: 380, height: 660, px: 3, pt: 3 }}>
          <Text size="name">{label}</Text>
          <Text sx={{ fontSize: 48, lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.04em' }}>{big}</Text>
          <Text size="name">{note}</Text>
          <Row spacing={1} sx={{ flex: 1, color: ramp[2], alignItems: 'flex-end', pb: 3.5 }}>
            {typeof art === 'string' ? (
              <Icon d={art} size={160} />
            ) : (
              art.map((spent) => (
                <Stack key={spent} sx={{ ...bar, height: spent * 3.3 }}>
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
      <DecisionBar ramp="bemarke" {...decision} />
    </Stack>
  );
}
