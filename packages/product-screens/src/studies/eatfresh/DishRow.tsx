import { Box, Button, Chip, Stack } from '@mui/material';
import { Pair, rampOf, Row, Text, useFormat } from '../../kit';
import { Plate } from './Plate';
import { type dishes, perTray } from './week';

const ramp = () => rampOf('eatfresh');
/** What a tray is, and how it looks, in the order of a dish's numbers. */
export const kinds = () =>
  [
    ['Sold', { bgcolor: ramp()[5] }],
    ['In a checkout', { bgcolor: ramp()[3] }],
    ['Kept for subscribers', { border: `2px dashed ${ramp()[5]}` }],
    ['Free', { bgcolor: ramp()[0] }],
  ] as const;

/** A dish with a block for each oven tray. One that is sold out while trays wait for subscribers has the decision about them. */
export function DishRow({ dish }: { dish: (typeof dishes)[number] }) {
  const format = useFormat();
  const narrow = format === 'phone' || format === 'card';
  const [name, price, allergens, trays] = dish;
  const soldOut = trays[3] === 0;
  const tray = narrow ? { width: 20, height: 28 } : { width: 25, height: 44 };
  const blocks = (
    <Row spacing={0.5}>
      {kinds().flatMap(([kind, look], index) =>
        [...Array(trays[index]).keys()].map((number) => (
          <Box key={kind + number} sx={{ ...tray, borderRadius: '5px', ...look }} />
        )),
      )}
    </Row>
  );
  const waiting = `${trays[2]} trays wait for subscribers`;
  const row = { flex: soldOut ? (narrow ? 1.5 : 1.75) : 1, justifyContent: 'center', px: narrow ? 2 : 3, borderTop: 1 };
  return (
    <Stack spacing={1} sx={{ ...row, borderColor: 'divider', bgcolor: soldOut ? ramp()[0] : 'inherit' }}>
      <Row spacing={0}>
        <Plate dish={dish} size={narrow ? 40 : 56} />
        <Pair
          size={['name', 'note']}
          ink="inherit"
          head={name}
          note={allergens}
          sx={{ ml: 1.75, ...(narrow ? { flex: 1 } : { width: 150 }) }}
        />
        <Text size="title" sx={{ width: 46, ...(narrow && { textAlign: 'right', width: 'auto', mr: 1.5 }) }}>
          ${price}
        </Text>
        <Box sx={{ width: narrow ? 'auto' : 78 }}>
          {soldOut ? <Chip label="Sold out" color="primary" /> : `${trays[3] * perTray} left`}
        </Box>
        {!narrow && blocks}
      </Row>
      {narrow && blocks}
      {soldOut && (
        <Row spacing={1} sx={{ pl: narrow ? 0 : '70px' }}>
          <Text bold={narrow} sx={{ flex: 1 }}>
            {narrow ? waiting : `${waiting}. They are released as subscribers skip the week.`}
          </Text>
          {format !== 'card' && <Button>Release</Button>}
          <Button variant="contained">Keep</Button>
        </Row>
      )}
    </Stack>
  );
}
