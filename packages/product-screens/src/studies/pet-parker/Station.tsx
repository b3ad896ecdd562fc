import { Box, Button, Chip, Paper } from '@mui/material';
import { Icon, icons, Pair, Phone, rampOf, Row, Text, useFormat } from '../../kit';
import { House } from './House';
import { signs, type States } from './states';

/** How many phones and facts there is room for, and how large they are, their scene, the house in it, what is above its words, and the button. */
const views = {
  whole: { phones: 3, facts: 3, phone: {}, scene: 222, house: 200, start: 9, fact: 71, button: { my: 2, height: 62 } },
  slab: {
    phones: 2,
    facts: 2,
    phone: { width: 364 },
    scene: 164,
    house: 168,
    start: 4,
    fact: 57,
    button: { my: 1.5, height: 54 },
  },
  phone: {
    phones: 1,
    facts: 2,
    phone: { borderRadius: 0 },
    scene: 144,
    house: 150,
    start: 2.25,
    fact: 48,
    button: { my: 1.5, height: 54 },
  },
  card: {
    phones: 1,
    facts: 0,
    phone: {},
    scene: 204,
    house: 212,
    start: 1.5,
    fact: 0,
    button: { mt: 1.75, height: 48, px: 3 },
  },
};
const words = { flex: 'none', position: 'relative', pl: 3, whiteSpace: 'nowrap' };
const big = { fontWeight: 700, letterSpacing: '-0.04em', lineHeight: '66px' };

/** Phones at the doors of a station, each in a state: what the sensors say is what it shows. A card has the scene and the button alone; a single phone is in the state `alone`. */
export function Station({ states, alone = 0 }: { states: States; alone?: number }) {
  const ramp = rampOf('pet-parker');
  const format = useFormat();
  const view = views[format === 'hero' ? 'slab' : format];
  const whole = format === 'whole';
  const first = format === 'phone' ? alone : 0;
  const ground = whole
    ? { zoom: 0.93, height: 861, alignItems: 'center' }
    : { height: '100%', pt: view.phones > 1 ? 3 : 0 };
  const sheet = { flex: 1, borderRadius: '28px 28px 0 0', px: 3, pt: whole ? 2.25 : 1.5, zIndex: 1 };
  const row = { height: view.fact, borderBottom: 1, borderColor: 'divider', color: ramp[5] };
  const place = whole ? ['Station 14', 'Juniper Market, front door'] : ['Pet Parker', 'Station 14, Juniper Market'];
  return (
    <Row
      spacing={whole ? 2 : 3}
      sx={{ alignItems: 'flex-start', ...ground, justifyContent: 'center', bgcolor: ramp[1] }}
    >
      {states.slice(first, first + view.phones).map(({ top, rows, end: [paid, label, hint, action] }) => {
        const [time, chip, word, says, tone, house, dog] = top;
        const colors = { bgcolor: ramp[tone], color: ramp[tone === 8 ? 0 : 8] };
        const button = (fill: number, ink: number) => (
          <Button sx={{ ...view.button, fontSize: 19, bgcolor: ramp[fill], color: ramp[ink] }}>{action}</Button>
        );
        const scene = (
          <>
            <Row sx={{ flex: 'none', height: 48, px: 2, textAlign: 'center' }}>
              <Icon d={icons.back} size={24} />
              <Pair size="name" head={place[0]} note={place[1]} ink="inherit" sx={{ flex: 1 }} />
              <Icon d={signs.call} size={22} />
            </Row>
            <Box sx={{ ...words, height: view.scene, pt: view.start }}>
              <Box
                sx={{
                  position: 'absolute',
                  right: house === 'open' ? 0 : whole ? -16 : -20,
                  bottom: -10,
                  pointerEvents: 'none',
                }}
              >
                <House house={house} dog={dog} size={view.house} />
              </Box>
              <Chip label={chip} sx={{ bgcolor: ramp[tone === 8 ? 3 : 8], color: ramp[tone === 8 ? 8 : 1] }} />
              <Text sx={{ ...big, fontSize: word.length > 6 ? 42 : 60 }}>{word}</Text>
              <Text size="title">{says}</Text>
              {format === 'card' && button(3, 8)}
            </Box>
          </>
        );
        if (format === 'card')
          return (
            <Box key={word} sx={{ ...colors, flex: 1, height: 260, pt: 1 }}>
              {scene}
            </Box>
          );
        return (
          <Phone key={word} time={time} ground={colors.bgcolor} ink={colors.color} sx={view.phone}>
            {scene}
            <Paper sx={{ ...sheet, display: 'flex', flexDirection: 'column' }}>
              <Row spacing={0}>
                <Pair size="heading" head={paid} note={label} sx={{ flex: 1.2 }} />
                <Pair size="heading" head="66°F" note="Inside" sx={{ flex: 0.7 }} />
                <Pair size="heading" head="Low" note="Fan" sx={{ flex: 0.7 }} />
              </Row>
              {rows.slice(0, view.facts).map(([sign, what, by, mark]) => (
                <Row key={what} spacing={2} sx={row}>
                  <Icon d={signs[sign]} size={24} />
                  <Pair size="title" head={what} note={by} sx={{ flex: 1, color: 'text.primary' }} />
                  <Box sx={{ color: mark === 'check' ? 'success.main' : 'warning.main', display: 'flex' }}>
                    <Icon d={icons[mark]} size={22} />
                  </Box>
                </Row>
              ))}
              {whole && <Text sx={{ mt: 'auto', textAlign: 'center', color: 'text.secondary' }}>{hint}</Text>}
              {button(8, 1)}
            </Paper>
          </Phone>
        );
      })}
    </Row>
  );
}
