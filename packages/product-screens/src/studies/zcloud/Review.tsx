import { Box, Stack } from '@mui/material';
import { Face, Icon, icons, Pair, Person, rampOf, Row, Text } from '../../kit';
import { Containers } from './Containers';
import { colleague, restart, rolloutOf, settings } from './shop';

interface ReviewProps {
  count: number;
  /** A colleague has applied something meanwhile: the review says so, and then has compared again. */
  conflict: false | 'reported' | 'compared';
  updated: number;
}

const columns = { display: 'grid', gridTemplateColumns: '188px 248px 324px' };
const line = { borderTop: 1, borderColor: 'divider' };
const title = { ...line, height: 44, px: 3 };
const cell = { ...line, pl: 3, py: '11px' };
const head = { pl: 3, py: 1 };

/** The review: what runs on the left, what would run on the right, who changed it, and which containers restart. */
export function Review({ count, conflict, updated }: ReviewProps) {
  const ramp = rampOf('zcloud');
  const compared = conflict === 'compared';
  const { number, existing, goal } = rolloutOf(count, compared);
  const restarts = `${existing} restart${goal > existing ? `, ${goal - existing} start` : ''}`;
  const after = { ...cell, bgcolor: ramp[1], borderColor: ramp[2], color: ramp[8] };
  return (
    <Stack sx={{ height: 376, bgcolor: 'background.paper' }}>
      {conflict ? (
        <Row sx={{ ...title, bgcolor: ramp[2], color: ramp[8] }}>
          <Face name={colleague.name} ramp="pathable" />
          <Text bold sx={{ flex: 1 }}>{`${colleague.name} applied 1 change at ${colleague.at}`}</Text>
          <Icon d={compared ? icons.check : restart} size={17} />
          <Text>{compared ? `Compared again from rollout ${number - 1}` : 'Comparing again'}</Text>
        </Row>
      ) : (
        <Row sx={title} apart>
          <Text size="title">Review {count} changes</Text>
          <Text muted>{updated > 0 ? 'One container after another' : 'Nothing is live yet'}</Text>
        </Row>
      )}
      <Box sx={{ ...columns, height: 32, color: 'text.secondary' }}>
        <Text sx={head}>Setting</Text>
        <Text sx={head}>{`Now, rollout ${number - 1}`}</Text>
        <Text bold sx={{ ...head, bgcolor: ramp[1], color: ramp[8] }}>{`After, rollout ${number}`}</Text>
      </Box>
      {settings.slice(0, count).map(([name, now, edited, who = '', at = '']) => {
        const starts = name === 'REPLICAS';
        return (
          <Box key={name} sx={{ ...columns, height: 68 }}>
            <Box sx={cell}>
              <Text mono sx={{ fontWeight: 650 }}>
                {name}
              </Text>
              <Row spacing={0.75} sx={{ mt: 0.75, color: starts ? 'text.secondary' : 'warning.main' }}>
                <Icon d={starts ? icons.plus : restart} size={14} />
                <Text size="note">{starts ? `Starts ${goal - existing}` : 'Restarts containers'}</Text>
              </Row>
            </Box>
            <Box sx={{ ...cell, color: 'text.secondary' }}>
              <Text mono sx={{ fontSize: 14 }}>
                {starts ? existing : now}
              </Text>
              {starts && compared && <Person name={colleague.name} note={colleague.at} ramp="pathable" />}
            </Box>
            <Box sx={after}>
              <Text mono sx={{ fontSize: 14, fontWeight: 650 }}>
                {edited}
              </Text>
              <Person name={who} note={at} ramp="zcloud" dark />
            </Box>
          </Box>
        );
      })}
      <Box sx={{ ...columns, flex: 1 }}>
        <Pair size={['name', 'note']} head="Containers" note={restarts} sx={cell} />
        <Box sx={cell}>
          <Containers count={existing} rollout={number - 1} existing={existing} updated={existing} />
        </Box>
        <Box sx={after}>
          <Containers count={goal} rollout={number} existing={existing} updated={updated} />
        </Box>
      </Box>
    </Stack>
  );
}
