import { Box, Chip, Stack } from '@mui/material';
import { Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { DishRow, kinds } from './DishRow';
import { closings, dishes, summary, top } from './week';

const countdown = { fontSize: 96, lineHeight: 1.25, ml: '-8px', fontWeight: 650, letterSpacing: '-0.05em' };
const left = '18:42';
/** The dishes that there is room for. */
const views = {
  whole: dishes,
  slab: [0, 2, 5, 6, 7].map((at) => dishes[at]),
  phone: [0, 5, 6].map((at) => dishes[at]),
};

/** The week's menu with what the oven still holds: a block for each tray, dashed where it waits for subscribers. */
export function Menu() {
  const ramp = rampOf('eatfresh');
  const format = useFormat();
  const whole = format === 'whole';
  const narrow = format === 'phone' || format === 'card';
  const shown = format === 'card' || format === 'hero' ? [dishes[5]] : views[format];
  const legend = (
    <Row spacing={2.5} sx={{ px: whole ? 0 : 3, pb: whole ? 0 : 1.5, justifyContent: 'flex-end' }}>
      {kinds().map(([name, look]) => (
        <Row key={name}>
          <Box sx={{ width: 12, height: 18, borderRadius: '3px', ...look }} />
          <Text size="note">{name}</Text>
        </Row>
      ))}
    </Row>
  );
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
      <TopBar {...top} tabs={whole ? top.tabs : []}>
        {['Open', 'Closing', 'Closed', 'Cooked'].map((state, index) => (
          <Chip key={state} label={state} sx={{ bgcolor: ramp[index > 0 ? 0 : 3], px: 0.5 }} />
        ))}
      </TopBar>
      <Row sx={{ flex: 1, alignItems: 'stretch' }} spacing={0}>
        <Stack sx={{ flex: 1 }}>
          <Row sx={{ height: narrow ? 52 : 68, px: narrow ? 2 : 3, flex: 'none' }} apart>
            {format !== 'card' && <Text size={narrow ? 'name' : 'heading'}>Week of December 1</Text>}
            {whole && legend}
            {!whole && (
              <Row spacing={1.5}>
                <Text size={format === 'card' ? 'name' : 'body'}>Hastings closes in</Text>
                <Text size={narrow ? 24 : 38}>{left}</Text>
              </Row>
            )}
          </Row>
          {format === 'slab' && legend}
          {shown.map((dish) => dish && <DishRow key={dish[0]} dish={dish} />)}
        </Stack>
        {whole && (
          <Stack sx={{ width: 412, bgcolor: ramp[1], color: ramp[8], px: 3.5, pt: 2.25, pb: 3 }}>
            <Text size="name">Hastings closes in</Text>
            <Text sx={countdown}>{left}</Text>
            {closings.map(([name, count, time]) => (
              <Row
                key={name}
                sx={{ flex: 1, borderTop: `1px solid ${ramp[2]}`, opacity: time === 'Closed' ? 0.6 : 1 }}
                apart
              >
                <Pair ink="inherit" head={name} size="title" note={count} />
                <Text size="title">{time}</Text>
              </Row>
            ))}
            <Text sx={{ borderTop: `1px solid ${ramp[2]}`, pt: 2.5 }}>{summary}</Text>
          </Stack>
        )}
      </Row>
    </Stack>
  );
}
