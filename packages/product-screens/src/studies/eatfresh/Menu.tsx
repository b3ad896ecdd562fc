import { Box, Chip, Stack } from '@mui/material';
import { DecisionBar, Pair, rampOf, Row, Text, TopBar } from '../../kit';
import { Plate } from './Plate';
import { closings, dishes, perTray, summary, top } from './week';

const row = { height: 74, pl: 3, borderTop: 1, borderColor: 'divider' };
const tray = { width: 25, height: 44, mr: 0.5, borderRadius: '5px' };
const countdown = { fontSize: 96, lineHeight: 1.25, ml: '-8px', fontWeight: 650, letterSpacing: '-0.05em' };

/** The week's menu with what the oven still holds: a block for each tray, dashed where it waits for subscribers. */
export function Menu() {
  const ramp = rampOf('eatfresh');
  const closing = { height: 97, borderTop: `1px solid ${ramp[2]}` };
  const kinds = [
    ['Sold', { bgcolor: ramp[5] }],
    ['In a checkout', { bgcolor: ramp[3] }],
    ['Kept for subscribers', { border: `2px dashed ${ramp[5]}` }],
    ['Free', { bgcolor: ramp[0] }],
  ] as const;
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
            const left = trays[3] * perTray;
            return (
              <Row key={name} sx={{ ...row, bgcolor: left > 0 ? 'inherit' : ramp[0] }} spacing={0}>
                <Plate dish={dish} size={56} />
                <Pair
                  size={['name', 'note']}
                  ink="inherit"
                  head={name}
                  note={allergens}
                  sx={{ width: 150, ml: 1.75 }}
                />
                <Text sx={{ width: 46, typography: 'h6' }}>${price}</Text>
                <Box sx={{ width: 78 }}>{left > 0 ? `${left} left` : <Chip label="Sold out" color="primary" />}</Box>
                {kinds.flatMap(([kind, look], index) =>
                  [...Array(trays[index]).keys()].map((number) => (
                    <Box key={kind + number} sx={{ ...tray, ...look }} />
                  )),
                )}
              </Row>
            );
          })}
        </Stack>
        <Stack sx={{ flex: 1, bgcolor: ramp[1], color: ramp[8], px: 3.5, pt: 2.25 }}>
          <Text size="name">Hastings closes in</Text>
          <Text sx={countdown}>18:42</Text>
          {closings.map(([name, count, time]) => (
            <Row key={name} sx={{ ...closing, opacity: time === 'Closed' ? 0.6 : 1 }} apart>
              <Pair ink="inherit" head={name} size="title" note={count} />
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
