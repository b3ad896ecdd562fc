import { AvatarGroup, Box, Button, Chip, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { DecisionBar, Face, Icon, icons, Pair, Pointer, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { formats } from '../../study';
import { clock, docks, leeks, type Lot, lots, move, now, rain, summary } from './day';
import { LotBlock } from './LotBlock';

export interface BoardProps {
  /** How far the leeks have been dragged: 0 in Dock 4, 1 in Dock 3. */
  dragged?: number;
  published?: boolean;
  /** Whether the pointer is seen. */
  pointer?: boolean;
}

const drivers = leeks.driver.split(', ');
const sign =
  'M12 17V11.5M12 13.5v-2A6 6 0 0 0 6 5.5H4v2a6 6 0 0 0 6 6zM12 11V9.5a6 6 0 0 1 6-6h2V5a6 6 0 0 1-6 6zM4 17.5h16M7.5 20.5h9';
const cloud = 'M7 15a4 4 0 1 1 1-7.9A5 5 0 0 1 17.5 9 3 3 0 0 1 17 15M8 18l-1 2M12 18l-1 2M16 18l-1 2';
const stripes = 'repeating-linear-gradient(115deg, transparent 0 9px, currentColor 9px 11px)';
const rainy = { bgcolor: 'info.light', px: 0.5 };
const wet = { position: 'absolute', inset: 0, background: stripes };
const lane = { position: 'absolute', borderTop: 1, borderColor: 'divider' };
const hour = { position: 'absolute', borderLeft: 1, borderColor: 'divider', top: 0, bottom: 0, pl: 1, pt: 0.75 };
const time = { position: 'absolute', top: 4, bottom: 0, borderLeft: 2, borderColor: 'error.main' };

/** A block that is narrower at an edge has no room for its words. */
const leastWidth = 96;

/** Which docks and which minutes since six there is room for, how high a lane is, how wide the names of docks are. */
const views = {
  whole: { shown: [0, 1, 2, 3], from: 0, to: 480, height: 140, names: 112 },
  hero: { shown: [0, 1, 2], from: 158, to: 402, height: 140, names: 112 },
  slab: { shown: [2, 3], from: 158, to: 460, height: 156, names: 112 },
  phone: { shown: [2, 3], from: 205, to: 375, height: 135, names: 76 },
  card: { shown: [2], from: 205, to: 375, height: 128, names: 76 },
} as const;

/** Sostena's board: a lane for each dock, a block for each lot. Until it is published, a move is a draft. */
export function Board({ dragged = 1, published = false, pointer = false }: BoardProps) {
  const ramp = rampOf('sostena');
  const format = useFormat();
  const { names, ...view } = views[format];
  const width = formats[format].width - names;
  const x = (minutes: number) => ((minutes - view.from) / (view.to - view.from)) * width;
  const narrow = format === 'phone' || format === 'card';
  const hours = [...Array(8).keys()]
    .map((index) => index * 60)
    .filter((start) => start >= view.from && start < view.to - 20);
  const from = leeks.from + (move.from - leeks.from) * dragged;
  const lanes = (move.dock - leeks.dock) * dragged;
  const draft = dragged > 0 && !published;
  const plan = draft ? 'draft' : published ? 'new' : undefined;
  const badge = { border: `1px dashed ${ramp[3]}`, bgcolor: 'transparent', color: ramp[2] };
  const changed = {
    title: `${leeks.crop}, ${leeks.tons} t, from the low fields`,
    note: `From Dock ${leeks.dock + 1} at ${clock(leeks.from)} to Dock ${move.dock + 1} at ${clock(from)}`,
  };
  const told = `${drivers.length} drivers ${published ? 'have been told' : 'will be told'}`;
  const unchanged = { title: 'The plan of today is published', note: 'Drag a lot to another dock or time' };
  const place = (lot: Lot, dock: number = lot.dock, start: number = lot.from) => ({
    left: Math.max(0, x(start)),
    right: Math.min(width, x(start + lot.to - lot.from)),
    top: 40 + (dock - view.shown[0]) * view.height,
    height: view.height - 16,
  });
  const isSeen = (lot: Lot) =>
    place(lot).right - place(lot).left >= leastWidth && view.shown.some((dock) => dock === lot.dock);
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
      {format !== 'hero' && (
        <TopBar
          name="Sostena Planner"
          sign={sign}
          tabs={format === 'slab' ? [] : ['Day board', 'Lots', 'Drivers', 'Season']}
        >
          <AvatarGroup>
            <Face name="Kirsten Bro" ramp="sostena" />
            <Face name="Lis Søby" ramp="sostena" dark />
          </AvatarGroup>
          <Text muted>2 planners here</Text>
          <Button variant="outlined" color="inherit" sx={{ borderColor: 'divider', gap: 1, pr: 1.375 }}>
            Packhouse North <Icon d={icons.down} size={20} />
          </Button>
        </TopBar>
      )}
      {format !== 'card' && (
        <Row spacing={1.5} sx={{ height: narrow ? 48 : 64, px: narrow ? 2 : 3, flex: 'none' }}>
          <Text size={narrow ? 'title' : 'heading'}>Thursday 26 November</Text>
          {format === 'whole' && (
            <ToggleButtonGroup size="small" exclusive value="Today">
              {['Wed', 'Today', 'Fri'].map((day) => (
                <ToggleButton key={day} value={day} sx={{ px: 1.5, py: 0.5, textTransform: 'none' }}>
                  {day}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          <Box sx={{ flex: 1 }} />
          {!narrow && <Text muted>{summary}</Text>}
          {format !== 'hero' && (
            <Chip icon={<Icon d={cloud} size={16} />} label={`Rain from ${clock(rain)}`} sx={rainy} />
          )}
        </Row>
      )}
      <Box sx={{ flex: 1, position: 'relative', ml: `${names}px`, borderTop: 1, borderColor: 'divider' }}>
        <Box sx={{ ...wet, left: x(rain), color: 'info.light' }} />
        {hours.map((start) => (
          <Box key={start} sx={{ ...hour, left: x(start) }}>
            <Text size="note" muted>
              {clock(start)}
            </Text>
          </Box>
        ))}
        <Box sx={{ ...time, left: x(now) }}>
          <Chip label={clock(now)} color="error" sx={{ height: 22, width: 56, maxWidth: 'none', ml: '-29px' }} />
        </Box>
        {view.shown.map((dock, index) => (
          <Box key={dock} sx={{ ...lane, top: 32 + index * view.height, left: -names, right: 0 }}>
            <Pair
              size={['name', 'note']}
              head={docks[dock][0]}
              note={docks[dock][1]}
              sx={{ pl: narrow ? 2 : 3, pt: 2 }}
            />
          </Box>
        ))}
        {lots.map(
          (lot) => lot !== leeks && isSeen(lot) && <LotBlock key={lots.indexOf(lot)} lot={lot} place={place(lot)} />,
        )}
        {draft && isSeen(leeks) && <LotBlock lot={leeks} place={place(leeks)} plan="left" />}
        <LotBlock lot={leeks} from={from} place={place(leeks, leeks.dock + lanes, from)} plan={plan} />
        {pointer && <Pointer x={x(from) + 84} y={92 + (leeks.dock + lanes - view.shown[0]) * view.height} />}
      </Box>
      {format !== 'hero' && (
        <DecisionBar
          ramp="sostena"
          {...(dragged > 0 ? changed : unchanged)}
          {...(narrow && { title: `Leeks to Dock ${move.dock + 1} at ${clock(from)}`, note: told })}
          action={draft ? 'Publish' : 'Published'}
          {...(draft && format === 'whole' && { other: 'Discard' })}
          start={<Chip label={draft ? 'Draft' : 'Plan'} sx={badge} />}
        >
          {dragged > 0 && (
            <div>
              <Text sx={{ mb: 0.5 }}>{told}</Text>
              <Row spacing={2}>
                {drivers.map((name) => (
                  <Row key={name}>
                    <Face name={name} ramp="sostena" />
                    <Text size="name">{name}</Text>
                  </Row>
                ))}
              </Row>
            </div>
          )}
        </DecisionBar>
      )}
    </Stack>
  );
}
