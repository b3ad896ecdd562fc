import { AvatarGroup, Box, Button, Chip, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { DecisionBar, Face, Icon, icons, Pair, Pointer, rampOf, Row, Text, TopBar } from '../../kit';
import { clock, docks, leeks, lots, move, now, rain, share, summary } from './day';
import { LotBlock } from './LotBlock';

export interface BoardProps {
  /** How far the leeks have been dragged: 0 in Dock 4, 1 in Dock 3. */
  dragged?: number;
  published?: boolean;
  /** Whether the pointer is seen. */
  pointer?: boolean;
}

const drivers = leeks.driver.split(', ');
const sign = 'M12 21v-9M12 12c0-5-3-8-9-8 0 6 3 9 9 8zM12 15c0-4 3-7 9-7 0 5-3 8-9 7z';
const cloud = 'M7 15a4 4 0 1 1 1-7.9A5 5 0 0 1 17.5 9 3 3 0 0 1 17 15M8 18l-1 2M12 18l-1 2M16 18l-1 2';
const stripes = 'repeating-linear-gradient(115deg, transparent 0 9px, currentColor 9px 11px)';
const rainy = { bgcolor: 'info.light', px: 0.5 };
const wet = { position: 'absolute', inset: 0, background: stripes };
const lane = { position: 'absolute', borderTop: 1, borderColor: 'divider', height: 140 };
const dockName = { ...lane, left: -112, width: 112, pl: 3, pt: 2, mt: '-1px' };
const hour = { position: 'absolute', borderLeft: 1, borderColor: 'divider', top: 0, bottom: 0, pl: 1, pt: 0.75 };
const time = { position: 'absolute', top: 4, bottom: 0, borderLeft: 2, borderColor: 'error.main' };

/** Sostena's board: a lane for each dock, a block for each lot. Until it is published, a move is a draft. */
export function Board({ dragged = 1, published = false, pointer = false }: BoardProps) {
  const ramp = rampOf('sostena');
  const from = leeks.from + (move.from - leeks.from) * dragged;
  const lanes = (move.dock - leeks.dock) * dragged;
  const draft = dragged > 0 && !published;
  const plan = draft ? 'draft' : published ? 'new' : undefined;
  const badge = { border: `1px dashed ${ramp[3]}`, bgcolor: 'transparent', color: ramp[2] };
  const changed = {
    title: `${leeks.crop}, ${leeks.tons} t, from the low fields`,
    note: `From Dock ${leeks.dock + 1} at ${clock(leeks.from)} to Dock ${move.dock + 1} at ${clock(from)}`,
  };
  const unchanged = { title: 'The plan of today is published', note: 'Drag a lot to another dock or time' };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Sostena Planner" sign={sign} tabs={['Day board', 'Lots', 'Drivers', 'Season']}>
        <AvatarGroup>
          <Face name="Kirsten Bro" ramp="sostena" />
          <Face name="Lis Søby" ramp="sostena" dark />
        </AvatarGroup>
        <Text muted>2 planners here</Text>
        <Button variant="outlined" color="inherit" sx={{ borderColor: 'divider', gap: 1, pr: 1.375 }}>
          Packhouse North <Icon d={icons.down} size={20} />
        </Button>
      </TopBar>
      <Row spacing={1.5} sx={{ height: 64, px: 3, flex: 'none' }}>
        <Text size="heading">Thursday 26 November</Text>
        <ToggleButtonGroup size="small" exclusive value="Today">
          {['Wed', 'Today', 'Fri'].map((day) => (
            <ToggleButton key={day} value={day} sx={{ px: 1.5, py: 0.5, textTransform: 'none' }}>
              {day}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ flex: 1 }} />
        <Text muted>{summary}</Text>
        <Chip icon={<Icon d={cloud} size={16} />} label={`Rain from ${clock(rain)}`} sx={rainy} />
      </Row>
      <Box sx={{ flex: 1, position: 'relative', ml: '112px', borderTop: 1, borderColor: 'divider' }}>
        <Box sx={{ ...wet, left: share(rain), color: 'info.light' }} />
        {[...Array(8).keys()].map((index) => (
          <Box key={index} sx={{ ...hour, left: share(index * 60) }}>
            <Text size="note" muted>
              {clock(index * 60)}
            </Text>
          </Box>
        ))}
        <Box sx={{ ...time, left: share(now) }}>
          <Chip label={clock(now)} color="error" sx={{ height: 22, width: 56, maxWidth: 'none', ml: '-29px' }} />
        </Box>
        {docks.map(([name, kind], index) => (
          <Box key={name} sx={{ ...lane, top: 32 + index * 140, left: 0, right: 0 }}>
            <Pair size={['name', 'note']} head={name} note={kind} sx={dockName} />
            {lots.map((lot) => lot.dock === index && lot !== leeks && <LotBlock key={lot.from} lot={lot} />)}
            {index === leeks.dock && (
              <>
                {draft && <LotBlock lot={leeks} plan="left" />}
                <LotBlock lot={leeks} from={from} lanes={lanes} plan={plan} />
                {pointer && (
                  <Box sx={{ position: 'absolute', left: share(from), top: 60 + lanes * 140, zIndex: 4 }}>
                    <Pointer x={84} y={0} />
                  </Box>
                )}
              </>
            )}
          </Box>
        ))}
      </Box>
      <DecisionBar
        ramp="sostena"
        {...(dragged > 0 ? changed : unchanged)}
        action={draft ? 'Publish' : 'Published'}
        {...(draft && { other: 'Discard' })}
        start={<Chip label={draft ? 'Draft' : 'Plan'} sx={badge} />}
      >
        {dragged > 0 && (
          <div>
            <Text sx={{ mb: 0.5 }}>
              {drivers.length} drivers {published ? 'have been told' : 'will be told'}
            </Text>
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
    </Stack>
  );
}
