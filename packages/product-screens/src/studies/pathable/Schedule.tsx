import { Box, Button, Chip, Stack } from '@mui/material';
import { Face, Icon, icons, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { clock, closed, halls, moved, sessions, shared, times } from './event';
import { Draft } from './Draft';
import { Plan } from './Plan';

export interface ScheduleProps {
  /** How far the session has been dragged: 0 in its old hall, 1 in its new one. */
  dragged?: number;
  published?: boolean;
  pointer?: boolean;
}

const sign = 'M4 15a8 8 0 0 1 16 0M8 15a4 4 0 0 1 8 0M12 14.5v.01M4 19.5h16';
const event = 'Civic Data Days, Tuesday 9 June';
const spot = (column: number, from: number) => ({
  position: 'absolute',
  left: 52 + column * 143,
  top: 44 + from * 2.9,
});

/** Agenda and floor plan as two views of one schedule. */
export function Schedule({ dragged = 1, published = false, pointer = false }: ScheduleProps) {
  const ramp = rampOf('pathable');
  const format = useFormat();
  const block = { width: 137, height: 126, p: '9px 11px', borderRadius: 1 };
  const long = { width: 566, alignContent: 'center', py: 0 };
  const time = { left: 12, mt: '9px', typography: 'caption', color: 'text.secondary' };
  const drafts = sessions.filter((one) => one.left !== undefined && (one !== moved || dragged === 1));
  const isPhone = format === 'phone';
  const toolbar = <Draft changes={published ? 0 : drafts.length} />;
  const plan = <Plan dragged={dragged} pointer={pointer} draft={drafts.includes(moved) && !published} />;
  const bar = (
    <TopBar
      name="Pathable"
      sign={sign}
      tabs={format === 'slab' ? [] : ['Schedule', 'Speakers', 'Attendees', 'Meetings', 'Switches']}
    >
      <Icon d={icons.clock} size={16} />
      <Text sx={{ mr: 1 }}>Times of the venue, Rotterdam (CEST)</Text>
      <Face name="Noor Hagen" ramp="pathable" dark />
    </TopBar>
  );
  if (format !== 'whole') {
    return (
      <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
        {bar}
        {format !== 'card' && (
          <Row sx={{ height: isPhone ? 42 : 64, px: isPhone ? 2 : 3, flex: 'none' }} apart>
            <Text size={isPhone ? 'title' : 'heading'}>{event}</Text>
            {format === 'slab' && toolbar}
          </Row>
        )}
        {plan}
        {isPhone && <Box sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>{toolbar}</Box>}
        {format === 'card' && (
          <Button variant="contained" sx={{ position: 'absolute', left: 258, top: 204, width: 126 }}>
            Publish
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      {bar}
      <Row sx={{ height: 64, px: 3, flex: 'none', borderBottom: 1, borderColor: 'divider' }} apart>
        <Text size="heading">{event}</Text>
        <Text muted>2,914 phones and 6 lobby screens are listening</Text>
      </Row>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Box sx={{ width: 620, position: 'relative' }}>
          {halls.map((hall, index) => (
            <Text key={hall.name} bold sx={{ ...spot(index, 0), mt: '-30px' }}>
              {hall === closed ? <Chip color="warning" label={`${hall.name} is closed`} /> : hall.name}
            </Text>
          ))}
          {times.map((from) => (
            <Text key={from} sx={{ ...spot(0, from), ...time }}>
              {clock(from)}
            </Text>
          ))}
          {shared.map(([from, length, name]) => (
            <Box
              key={name}
              sx={{ ...block, ...spot(0, from), ...long, height: length * 2.9 - 5, bgcolor: ramp[length > 30 ? 1 : 0] }}
            >
              <Text bold={length > 30}>{name}</Text>
            </Box>
          ))}
          {sessions.map((one) => {
            const isDraft = drafts.includes(one);
            const column = halls.findIndex(({ name }) => name === (isDraft ? one.hall : (one.left ?? one.hall)).name);
            const dashed = isDraft && !published && { border: '2px dashed', borderColor: ramp[5], bgcolor: '#fff' };
            const look = { ...block, ...spot(column, one.from), bgcolor: ramp[isDraft ? 3 : 1], ...dashed };
            return (
              <Box key={one.title} sx={look}>
                <Text bold>{one.title}</Text>
                <Text size="note">{one.speaker}</Text>
                <Text size="note">{one.bookmarks} bookmarks</Text>
              </Box>
            );
          })}
          {drafts.map(({ title, from, hall }) => (
            <Text key={title} sx={{ ...block, ...spot(2, from), border: '2px dashed', borderColor: ramp[2] }} muted>
              Moved to {hall.name}
            </Text>
          ))}
        </Box>
        <Stack sx={{ flex: 1 }}>
          {toolbar}
          {plan}
        </Stack>
      </Row>
    </Stack>
  );
}
