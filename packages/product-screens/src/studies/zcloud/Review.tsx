import { Box, Stack } from '@mui/material';
import { Icon, icons, Pair, Person, rampOf, Row, Text, useFormat } from '../../kit';
import { Containers } from './Containers';
import { type ReviewProps, ReviewTitle } from './ReviewTitle';
import { colleague, restart, rolloutOf, settings } from './shop';

/** How wide its columns and how high its title and its rows are; a narrow one has the name of a setting above its value. */
const views = {
  whole: { columns: '188px 248px 324px', title: 44, row: 68, margin: 3 },
  slab: { columns: '204px 256px 340px', title: 77, row: 68, margin: 3 },
  phone: { columns: '194px 196px', title: 46, row: 65, margin: 2 },
  card: { columns: '199px 201px', title: 42, row: 38, margin: 2 },
} as const;
/** A value as short as a narrow column: the name of its host. */
const hostOf = (value: string) => value.replace('mongodb://', '');
const line = { borderTop: 1, borderColor: 'divider' };
const cell = { ...line, pl: 3, py: '11px' };

/** The review: what runs on the left, what would run on the right, who changed it, and which containers restart. */
export function Review({ count, conflict, updated }: ReviewProps) {
  const ramp = rampOf('zcloud');
  const format = useFormat();
  const view = views[format === 'hero' ? 'whole' : format];
  const narrow = format === 'phone' || format === 'card';
  const isCard = format === 'card';
  const compared = conflict === 'compared';
  const { number, existing, goal } = rolloutOf(count, compared);
  const restarts = `${existing} restart${goal > existing ? `, ${goal - existing} start` : ''}`;
  const columns = { display: 'grid', gridTemplateColumns: view.columns };
  const head = { pl: view.margin, py: 1 };
  const own = narrow ? { ...cell, pl: 2, py: isCard ? '9px' : '10px' } : cell;
  const after = { ...own, bgcolor: ramp[1], borderColor: ramp[2], color: ramp[8] };
  const shorten = (text = '') => (narrow ? hostOf(text) : text);
  return (
    <Stack sx={{ ...(format === 'whole' ? { height: 376 } : { flex: 1 }), bgcolor: 'background.paper' }}>
      <ReviewTitle height={view.title} count={count} conflict={conflict} updated={updated} />
      {!isCard && (
        <Box sx={{ ...columns, height: 32, color: 'text.secondary' }}>
          {!narrow && <Text sx={head}>Setting</Text>}
          <Text sx={head}>{`Now, rollout ${number - 1}`}</Text>
          <Text bold sx={{ ...head, bgcolor: ramp[1], color: ramp[8] }}>{`After, rollout ${number}`}</Text>
        </Box>
      )}
      {settings.slice(0, isCard ? 1 : count).map(([name, now, edited, who = '', at = '']) => {
        const starts = name === 'REPLICAS';
        const before = (
          <Text mono sx={{ fontSize: 14, color: 'text.secondary' }}>
            {starts ? existing : shorten(now)}
          </Text>
        );
        return (
          <Box key={name} sx={{ ...columns, height: view.row }}>
            <Box sx={own}>
              {!isCard && (
                <Text mono sx={{ fontWeight: 650 }}>
                  {name}
                </Text>
              )}
              {narrow ? (
                before
              ) : (
                <Row spacing={0.75} sx={{ mt: 0.75, color: starts ? 'text.secondary' : 'warning.main' }}>
                  <Icon d={starts ? icons.plus : restart} size={14} />
                  <Text size="note">{starts ? `Starts ${goal - existing}` : 'Restarts containers'}</Text>
                </Row>
              )}
            </Box>
            {!narrow && (
              <Box sx={{ ...own, color: 'text.secondary' }}>
                {before}
                {starts && compared && <Person name={colleague.name} note={colleague.at} ramp="pathable" />}
              </Box>
            )}
            <Box sx={after}>
              <Text mono sx={{ fontSize: 14, fontWeight: 650 }}>
                {shorten(edited)}
              </Text>
              {!isCard && <Person name={who} note={at} ramp="zcloud" dark />}
            </Box>
          </Box>
        );
      })}
      {narrow ? (
        <Row sx={{ ...line, flex: 1, px: 2 }} apart>
          <Text bold={!isCard} sx={{ width: isCard ? 66 : 76 }}>
            {isCard ? restarts : 'Containers'}
          </Text>
          <Containers count={goal} rollout={number} existing={existing} updated={updated} />
        </Row>
      ) : (
        <Box sx={{ ...columns, flex: 1 }}>
          <Pair size={['name', 'note']} head="Containers" note={restarts} sx={cell} />
          <Box sx={cell}>
            <Containers count={existing} rollout={number - 1} existing={existing} updated={existing} />
          </Box>
          <Box sx={after}>
            <Containers count={goal} rollout={number} existing={existing} updated={updated} />
          </Box>
        </Box>
      )}
    </Stack>
  );
}
