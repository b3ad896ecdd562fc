import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DecisionBar } from '../../kit/DecisionBar';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { Plate } from './Plate';
import { closings, dishes, perTray, summary } from './week';

export const top = {
  name: 'EatFresh Kitchen',
  sign: 'M4 20C4 9 10 4 20 4c0 10-5 16-14 15M4 20c3-6 6-8 10-10',
  tabs: ['Menu', 'Dishes', 'Routes', 'Printouts'],
};

/** The week's menu with what the oven still holds: a block for each tray, dashed where it waits for subscribers. */
export function Menu() {
  const ramp = rampOf('eatfresh');
  const kinds = [
    ['Sold', { bgcolor: ramp[5] }],
    ['In a checkout', { bgcolor: ramp[3] }],
    ['Kept for subscribers', { border: `2px dashed ${ramp[5]}` }],
    ['Free', { bgcolor: ramp[0] }],
  ] as const;
  const tray = { width: 25, height: 44, mr: 0.5, borderRadius: '5px' };
  const countdown = { fontSize: 96, lineHeight: 1.25, ml: '-8px', fontWeight: 650, letterSpacing: '-0.05em' };
  const line = { height: 97, borderTop: `1px solid ${ramp[2]}` };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar {...top}>
        {['Open', 'Closing', 'Closed', 'Cooked'].map((state, index) => (
          <Chip key={state} label={state} sx={{ bgcolor: ramp[index > 0 ? 0 : 3], px: 0.5 }} />
        ))}
      </TopBar>
      <Row sx={{ flex: 1, alignItems: 'stretch' }} spacing={0}>
        <Stack sx={{ width: 868 }}>
          <Row sx={{ height: 68, px: 3 }} spacing={2.5}>
            <Text size="heading">Week of December 1</Text>
            <Text sx={{ flex: 1 }} />
            {kinds.map(([name, look]) => (
              <Row key={name}>
                <Box sx={{ width: 12, height: 18, borderRadius: '3px', ...look }} />
                <Text size="note">{name}</Text>
              </Row>
            ))}
          </Row>
          {dishes.map((dish) => {
            const [name, price, allergens, trays] = dish;
            const row = { height: 74, pl: 3, borderTop: 1, borderColor: 'divider' };
            return (
              <Row key={name} sx={{ ...row, bgcolor: trays[3] > 0 ? 'inherit' : ramp[0] }} spacing={0}>
                <Plate dish={dish} size={56} />
                <Box sx={{ width: 150, ml: 1.75 }}>
                  <Text size="name">{name}</Text>
                  <Text size="note">{allergens}</Text>
                </Box>
                <Text sx={{ width: 46, typography: 'h6' }}>${price}</Text>
                <Box sx={{ width: 78 }}>
                  {trays[3] > 0 ? `${trays[3] * perTray} left` : <Chip label="Sold out" color="primary" />}
                </Box>
                {trays.map((count, kind) => (
                  <Row key={kinds[kind]?.[0]} spacing={0}>
                    {[...Array(count).keys()].map((number) => (
                      <Box key={number} sx={{ ...tray, ...kinds[kind]?.[1] }} />
                    ))}
                  </Row>
                ))}
              </Row>
            );
          })}
        </Stack>
        <Stack sx={{ flex: 1, bgcolor: ramp[1], color: ramp[8], px: 3.5, pt: 2.25 }}>
          <Text size="name">Hastings closes in</Text>
          <Text sx={countdown}>18:42</Text>
          {closings.map(([name, count, time]) => (
            <Row key={name} sx={{ ...line, opacity: time === 'Closed' ? 0.6 : 1 }} apart>
              <div>
                <Text size="title">{name}</Text>
                <Text>{count}</Text>
              </div>
              <Text size="title">{time}</Text>
            </Row>
          ))}
        </Stack>
      </Row>
      <DecisionBar
        ramp="eatfresh"
        title="Baked salmon: 2 trays wait for subscribers"
        note="The shop says sold out. Trays are released as subscribers skip the week."
        other="Release them"
        action="Keep them"
      >
        <Text>{summary}</Text>
      </DecisionBar>
    </Stack>
  );
}
