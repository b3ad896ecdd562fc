import { Box, Button, Chip, Stack } from '@mui/material';
import { Face, Icon, Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { states, visits } from './evening';
import { Plan, type PlanView } from './Plan';
import { Till } from './Till';

const sign = 'M4 15.5a8 8 0 0 1 16 0zM12 4.5v.01M3 19.5h18M7.5 12.5a5 5 0 0 1 2.5-2.5';

/** The part of the plan that a state needs; a phone has none for a list. */
const middle = { width: 280, height: 493, x: 400, y: 5, scale: 1 };
const all = { width: 900, height: 743, x: 0, y: -41, scale: 1 };
const none = { width: 0, height: 0, x: 0, y: 0, scale: 1 };
const lists = { whole: all, slab: middle, phone: none, card: none };
const plans: Readonly<Record<keyof typeof states, Record<'whole' | 'slab' | 'phone' | 'card', PlanView>>> = {
  tables: {
    whole: { width: 632, height: 671, x: 10, y: -12, scale: 0.98 },
    slab: { width: 190, height: 429, x: 27, y: 298, scale: 1.15 },
    phone: { width: 390, height: 128, x: 12, y: 497, scale: 1 },
    card: { width: 170, height: 217, x: 44, y: 470, scale: 1.29 },
  },
  offline: lists,
  taken: lists,
};
/** How high a line and a guest's fact are, how large the large words are, and a dollar of the bars. */
const sizes = {
  whole: { line: 74, fact: 74, big: 40, dollar: 2.6 },
  slab: { line: 49, fact: 42, big: 38, dollar: 0.95 },
  phone: { line: 43, fact: 40, big: 36, dollar: 0 },
  card: { line: 0, fact: 0, big: 28, dollar: 0 },
};

const screen = { flex: 1, minWidth: 0, height: '100%', overflow: 'hidden' };
const edge = { p: 1.5, borderRadius: '26px', bgcolor: '#120a06', height: '100%' };

/** The host's tablet: who is at the door next to the floor plan, with a network or without. The guest's card lies next to the till. */
export function Tablet({ state }: { state: keyof typeof states }) {
  const ramp = rampOf('bemarke');
  const format = useFormat();
  const size = format === 'hero' ? 'slab' : format;
  const { line, fact, big, dollar } = sizes[size];
  const { text, art, lines, outlined, end } = states[state];
  const whole = size === 'whole';
  const narrow = size === 'phone' || size === 'card';
  const guest = state === 'tables';
  const placed = guest && !narrow;
  const margin = narrow ? 2 : 3;
  const bar = { borderRadius: 1, bgcolor: ramp[2], color: ramp[8], justifyContent: 'flex-end', alignItems: 'center' };
  const large = { fontSize: big, lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.04em' };
  const shown = lines.filter(({ extra }) => whole || !extra);
  const main = (words: string) => (
    <Button variant="contained" sx={{ height: 48, px: 2.5, flex: narrow ? 1 : 'none', fontSize: 15 }}>
      {words}
    </Button>
  );
  const plan = plans[state][size].width > 0 && <Plan outlined={outlined} view={plans[state][size]} />;
  const head = (
    <Row apart sx={{ px: margin, pt: narrow ? 1.25 : 2, pb: narrow ? 1 : 1.5 }}>
      <div>
        <Text size={narrow ? 'body' : 'name'}>{text[0]}</Text>
        <Text sx={large}>{text[1]}</Text>
        <Text size={narrow ? 'body' : 'name'}>{text[2]}</Text>
      </div>
      <Box sx={{ color: ramp[2] }}>{art && <Icon d={art} size={whole ? 48 : 64} />}</Box>
    </Row>
  );
  const side = (
    <Stack sx={{ flex: 1, minWidth: 0 }}>
      {head}
      {placed && (
        <Row sx={{ flex: 1, px: 3, alignItems: 'flex-end', pb: 2 }}>
          {visits.map((spent) => (
            <Stack key={spent} sx={{ ...bar, flex: 1, pb: 0.5, height: spent * dollar }}>
              <Text size="note">${spent}</Text>
            </Stack>
          ))}
        </Row>
      )}
      {shown.map(({ name, value, note, open, action }) => (
        <Row
          key={name}
          apart
          sx={{
            minHeight: guest ? fact : line,
            flex: state === 'taken' ? 2 : 'none',
            px: margin,
            bgcolor: ramp[open ? 2 : 1],
            mt: '2px',
          }}
        >
          {note ? <Pair size="name" head={name} note={note} /> : <Text size="name">{name}</Text>}
          <Text size="name">{value}</Text>
          {action && <Button variant={open ? 'contained' : 'outlined'}>{action}</Button>}
        </Row>
      ))}
      {size === 'phone' && plan}
      <Row sx={{ flex: guest ? 'none' : 1, px: margin, py: guest ? 2 : 0, minHeight: 64 }} apart>
        {guest ? (
          <>
            {main(end[2])}
            {!narrow && <Button>{end[0]}</Button>}
          </>
        ) : (
          <>
            <Pair head={end[0]} note={end[1]} />
            <Button variant="outlined">{end[2]}</Button>
          </>
        )}
      </Row>
    </Stack>
  );
  const body =
    size === 'card' ? (
      <Stack sx={{ flex: 1, pb: 2, justifyContent: 'space-between' }}>
        {head}
        <Stack spacing={1.5} sx={{ px: 2 }}>
          <Pair head={lines[2]?.name} note={lines[2]?.value} />
          {main(end[2])}
        </Stack>
      </Stack>
    ) : (
      side
    );
  const tablet = (
    <Stack sx={{ ...screen, bgcolor: 'background.paper', ...(placed && { borderRadius: '14px' }) }}>
      <TopBar name="Bemarke" sign={sign} tabs={whole ? ['Dining room', 'Bar downstairs', 'Terrace'] : []}>
        <Chip
          label={state === 'offline' ? 'No network' : 'Everything sent'}
          sx={{ bgcolor: ramp[state === 'offline' ? 3 : 1] }}
        />
        <Text size="name">Friday, 7:12 PM</Text>
        <Face name="Inés Paz" ramp="bemarke" size={28} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        {body}
        {size !== 'phone' && plan}
      </Row>
    </Stack>
  );
  if (!placed) return tablet;
  const counter = { height: '100%', bgcolor: ramp[6], px: whole ? 3 : 2.5 };
  return (
    <Row spacing={whole ? 2.5 : 2} sx={counter}>
      <Box sx={{ flex: 1, minWidth: 0, height: '100%', py: whole ? 3 : 2.5 }}>
        <Box sx={edge}>{tablet}</Box>
      </Box>
      <Till />
    </Row>
  );
}
