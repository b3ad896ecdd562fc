import { Box, Button, Chip, Paper } from '@mui/material';
import { Icon, icons, Pair, Phone, rampOf, Row, Text } from '../../kit';
import { House } from './House';
import { signs, type States } from './states';

/** Phones at the doors of a station, each in a state: what the sensors say is what it shows. */
export function Station({ states }: { states: States }) {
  const ramp = rampOf('pet-parker');
  const big = { fontWeight: 700, letterSpacing: '-0.04em', lineHeight: '66px' };
  const sheet = { flex: 1, borderRadius: '28px 28px 0 0', px: 3, pt: 2.25, zIndex: 1 };
  const row = { height: 71, borderBottom: 1, borderColor: 'divider', color: ramp[5] };
  return (
    <Row spacing={2} sx={{ zoom: 0.93, height: 861, justifyContent: 'center', bgcolor: ramp[1] }}>
      {states.map(({ top: [time, chip, word, says, tone, house, dog], rows, end: [paid, label, hint, action] }) => (
        <Phone key={word} time={time} ground={ramp[tone]} ink={ramp[tone === 8 ? 0 : 8]}>
          <Row sx={{ flex: 'none', height: 48, px: 2, textAlign: 'center' }}>
            <Icon d={icons.back} size={24} />
            <Pair size="name" head="Station 14" note="Juniper Market, front door" ink="inherit" sx={{ flex: 1 }} />
            <Icon d={signs.call} size={22} />
          </Row>
          <Box sx={{ flex: 'none', height: 222, position: 'relative', pl: 3, pt: 9, whiteSpace: 'nowrap' }}>
            <Box sx={{ position: 'absolute', right: house === 'open' ? 0 : -16, bottom: -10 }}>
              <House house={house} dog={dog} />
            </Box>
            <Chip label={chip} sx={{ bgcolor: ramp[tone === 8 ? 3 : 8], color: ramp[tone === 8 ? 8 : 1] }} />
            <Text sx={{ ...big, fontSize: word.length > 6 ? 42 : 60 }}>{word}</Text>
            <Text size="title">{says}</Text>
          </Box>
          <Paper sx={{ ...sheet, display: 'flex', flexDirection: 'column' }}>
            <Row spacing={0}>
              <Pair size="heading" head={paid} note={label} sx={{ flex: 1.2 }} />
              <Pair size="heading" head="66°F" note="Inside" sx={{ flex: 0.7 }} />
              <Pair size="heading" head="Low" note="Fan" sx={{ flex: 0.7 }} />
            </Row>
            {rows.map(([sign, what, by, mark]) => (
              <Row key={what} spacing={2} sx={row}>
                <Icon d={signs[sign]} size={24} />
                <Pair size="title" head={what} note={by} sx={{ flex: 1, color: 'text.primary' }} />
                <Box sx={{ color: mark === 'check' ? 'success.main' : 'warning.main', display: 'flex' }}>
                  <Icon d={icons[mark]} size={22} />
                </Box>
              </Row>
            ))}
            <Text sx={{ mt: 'auto', textAlign: 'center', color: 'text.secondary' }}>{hint}</Text>
            <Button sx={{ my: 2, height: 62, fontSize: 19, bgcolor: ramp[8], color: ramp[1] }}>{action}</Button>
          </Paper>
        </Phone>
      ))}
    </Row>
  );
}
