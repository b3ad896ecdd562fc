import { Stack } from '@mui/material';
import { Face, Icon, icons, rampOf, Row, Text, useFormat } from '../../kit';
import { colleague, restart, rolloutOf } from './shop';

export interface ReviewProps {
  count: number;
  /** A colleague has applied something meanwhile: the review says so, and then has compared again. */
  conflict: false | 'reported' | 'compared';
  updated: number;
}

/** What is reviewed, or who was quicker. */
export function ReviewTitle({ height, count, conflict, updated }: ReviewProps & { height: number }) {
  const ramp = rampOf('zcloud');
  const format = useFormat();
  const narrow = format === 'phone' || format === 'card';
  const compared = conflict === 'compared';
  const title = { borderTop: 1, borderColor: 'divider', height, flex: 'none', px: narrow ? 2 : 3 };
  if (conflict) {
    return (
      <Row sx={{ ...title, bgcolor: ramp[2], color: ramp[8] }}>
        <Face name={colleague.name} ramp="pathable" />
        <Stack direction={narrow ? 'column' : 'row'} sx={{ flex: 1, justifyContent: 'space-between' }}>
          <Text size={format === 'slab' ? 'name' : 'body'} bold>
            {`${colleague.name} applied 1 change at ${colleague.at}`}
          </Text>
          <Row>
            {!narrow && <Icon d={compared ? icons.check : restart} size={17} />}
            <Text>
              {compared ? `Compared again from rollout ${rolloutOf(count, true).number - 1}` : 'Comparing again'}
            </Text>
          </Row>
        </Stack>
      </Row>
    );
  }
  return (
    <Row sx={title} apart>
      <Text size={format === 'slab' ? 'heading' : 'title'}>Review {count} changes</Text>
      {format !== 'card' && <Text muted>{updated > 0 ? 'One container after another' : 'Nothing is live yet'}</Text>}
    </Row>
  );
}
