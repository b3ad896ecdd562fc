import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { Icon } from '../../kit/Icon';
import { icons } from '../../kit/icons';
import { Phone } from '../../kit/Phone';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { rampOf } from '../../theme/ramps';
import { House } from './House';
import type { States } from './states';

const call = 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z';

/** Phones at the doors of a station, each in a state: what the sensors say is what it shows. */
export function Station({ states }: { states: States }) {
  const ramp = rampOf('pet-parker');
  const big = { fontWeight: 700, letterSpacing: '-0.04em', lineHeight: '66px' };
  const sheet = {
    flex: 1,
    borderRadius: '28px 28px 0 0',
    px: 3,
    pt: 2.25,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
  };
  return (
    <Row spacing={2} sx={{ zoom: 0.93, height: 861, justifyContent: 'center', bgcolor: ramp[1] }}>
      {states.map(({ top: [time, chip, word, says, tone, house, dog], paid, rows, end: [hint, action] }) => (
        <Phone key={word} time={time} ground={ramp[tone] ?? ''} ink={ramp[tone === 8 ? 0 : 8]}>
          <Row sx={{ flex: 'none', height: 48, px: 2 }}>
            <Icon d={icons.back} size={24} />
            <Box sx={{ flex: 1, textAlign: 'center' }}>
              <Text size="name">Station 14</Text>
              <Text>Juniper Market, front door</Text>
            </Box>
            <Icon d={call} size={22} />
          </Row>
          <Box sx={{ flex: 'none', height: 222, position: 'relative', pl: 3, pt: 9, whiteSpace: 'nowrap' }}>
            <Box sx={{ position: 'absolute', right: house === 'open' ? 0 : -16, bottom: -10 }}>
              <House house={house} dog={dog} />
            </Box>
            <Chip label={chip} sx={{ bgcolor: ramp[tone === 8 ? 3 : 8], color: ramp[tone === 8 ? 8 : 1] }} />
            <Text sx={{ ...big, fontSize: word.length > 6 ? 42 : 60 }}>{word}</Text>
            <Text size="title">{says}</Text>
          </Box>
          <Paper sx={sheet}>
            <Row spacing={0}>
              {[paid, ['66°F', 'Inside'], ['Low', 'Fan']].map(([value, label], index) => (
                <Box key={label} sx={{ flex: index > 0 ? 0.7 : 1.2 }}>
                  <Text size="heading">{value}</Text>
                  <Text muted>{label}</Text>
                </Box>
              ))}
            </Row>
            {rows.map(({ sign, what, by, mark }) => (
              <Row key={what} spacing={2} sx={{ height: 71, borderBottom: 1, borderColor: 'divider', color: ramp[5] }}>
                <Icon d={sign} size={24} />
                <Box sx={{ flex: 1, color: 'text.primary' }}>
                  <Text size="title">{what}</Text>
                  <Text muted>{by}</Text>
                </Box>
                <Box sx={{ color: mark === 'check' ? 'success.main' : 'warning.main', display: 'flex' }}>
                  <Icon d={icons[mark]} size={22} />
                </Box>
              </Row>
            ))}
            <Text muted sx={{ mt: 'auto', textAlign: 'center' }}>
              {hint}
            </Text>
            <Button variant="contained" sx={{ my: 2, height: 62, fontSize: 19, bgcolor: ramp[8], color: ramp[1] }}>
              {action}
            </Button>
          </Paper>
        </Phone>
      ))}
    </Row>
  );
}
