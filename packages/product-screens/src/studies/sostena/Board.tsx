import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DecisionBar } from '../../kit/DecisionBar';
import { Face } from '../../kit/Face';
import { Icon } from '../../kit/Icon';
import { icons } from '../../kit/icons';
import { Pointer } from '../../kit/Pointer';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { clock, dayLength, docks, leeks, loaded, lots, move, now, rain, tons } from './day';
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
const at = (minutes: number) => `${(minutes / dayLength) * 100}%`;
const lane = (index: number) => 32 + index * 140;

/** Sostena's board: a lane for each dock, a block for each lot. Until it is published, a move is a draft. */
export function Board({ dragged = 1, published = false, pointer = false }: BoardProps) {
  const ramp = rampOf('sostena');
  const from = leeks.from + (move.from - leeks.from) * dragged;
  const lanes = (move.toDock - move.fromDock) * dragged;
  const divider = { position: 'absolute', borderStyle: 'solid', borderWidth: 0, borderColor: 'divider' };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Sostena Planner" sign={sign} tabs={['Day board', 'Lots', 'Drivers', 'Season']}>
        <AvatarGroup>
          <Face name="Kirsten Bro" ramp="sostena" />
          <Face name="Lis Søby" ramp="sostena" dark />
        </AvatarGroup>
        <Text muted>2 planners here</Text>
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<Icon d={icons.down} size={16} />}
          sx={{ borderColor: 'divider' }}
        >
          Packhouse North
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
        <Text muted>
          {loaded} of {lots.length} lots loaded, {tons.toFixed(1)} t today
        </Text>
        <Chip
          icon={<Icon d={cloud} size={16} />}
          label={`Rain from ${clock(rain)}`}
          sx={{ bgcolor: 'info.light', px: 0.5 }}
        />
      </Row>
      <Box sx={{ flex: 1, position: 'relative', ml: '112px', borderTop: 1, borderColor: 'divider' }}>
        <Box
          sx={({ palette }) => ({
            position: 'absolute',
            inset: 0,
            left: at(rain),
            background: `repeating-linear-gradient(115deg, transparent 0 9px, ${palette.info.light} 9px 11px)`,
          })}
        />
        {Array.from({ length: 8 }, (_, hour) => (
          <Box
            key={hour}
            sx={{ ...divider, top: 0, bottom: 0, left: at(hour * 60), borderLeftWidth: 1, pl: 1, pt: 0.75 }}
          >
            <Text size="note" muted>
              {clock(hour * 60)}
            </Text>
          </Box>
        ))}
        <Box sx={{ position: 'absolute', top: 4, bottom: 0, left: at(now), borderLeft: 2, borderColor: 'error.main' }}>
          <Chip label={clock(now)} color="error" sx={{ height: 22, width: 56, maxWidth: 'none', ml: '-29px' }} />
        </Box>
        {docks.map(({ name, kind, lots: own }, index) => (
          <Box key={name} sx={{ ...divider, top: lane(index), height: 140, left: 0, right: 0, borderTopWidth: 1 }}>
            <Box sx={{ ...divider, left: -112, width: 112, height: 140, pl: 3, pt: 2, borderTopWidth: 1, mt: '-1px' }}>
              <Text size="name">{name}</Text>
              <Text size="note" muted>
                {kind}
              </Text>
            </Box>
            {own.map((lot) => (
              <LotBlock key={lot.from} lot={lot} />
            ))}
            {index === move.fromDock && (
              <>
                {dragged > 0 && !published && <LotBlock lot={leeks} plan="left" />}
                <LotBlock
                  lot={leeks}
                  from={from}
                  lanes={lanes}
                  {...(dragged > 0 && { plan: published ? 'new' : 'draft' })}
                />
                {pointer && (
                  <Box sx={{ position: 'absolute', left: at(from), top: 60 + lanes * 140, zIndex: 4 }}>
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
        title={dragged > 0 ? `${leeks.crop}, ${leeks.tons} t, from the low fields` : 'The plan of today is published'}
        note={
          dragged > 0
            ? `From Dock ${move.fromDock + 1} at ${clock(leeks.from)} to Dock ${move.toDock + 1} at ${clock(from)}`
            : 'Drag a lot to another dock or time'
        }
        action={published || dragged === 0 ? 'Published' : 'Publish'}
        {...(dragged > 0 && !published && { other: 'Discard' })}
        start={
          <Chip
            label={published || dragged === 0 ? 'Plan' : 'Draft'}
            sx={{ border: `1px dashed ${ramp[3]}`, bgcolor: 'transparent', color: ramp[2] }}
          />
        }
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
