import { Box, Chip, Stack } from '@mui/material';
import { DecisionBar, Dot, Face, Icon, icons, Pointer, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Apps } from './Apps';
import { Review } from './Review';
import { log, rolloutOf, settings } from './shop';

export interface PanelProps {
  /** How many edits wait, and how many letters of the next one have been typed. */
  count?: number;
  typed?: number;
  /** How far the bar has opened to the review, from 0 to 1. */
  open?: number;
  conflict?: false | 'reported' | 'compared';
  /** How many containers have turned to the new rollout, once it is applied. */
  updated?: number;
  pointer?: readonly [x: number, y: number];
}

const sign =
  'M12.5 6a4.5 4.5 0 0 1 8 3 4.5 4.5 0 0 1-1 2.7M7 19.5A4.2 4.2 0 0 1 6 11.2 5 5 0 0 1 15.5 11a4.3 4.3 0 0 1 1.5 8.5zM11.5 17.5v-4.5M9.3 15l2.2-2.2 2.2 2.2';
const field = { width: 400, height: 38, px: 1.5, py: '9px', borderRadius: 1, fontSize: 14 };

/** zCloud's panel: edits wait in a bar, which opens to a review before anything is live. */
export function Panel({ count = 3, typed, open = 1, conflict = false, updated, pointer }: PanelProps) {
  const ramp = rampOf('zcloud');
  const format = useFormat();
  const { number, existing, goal } = rolloutOf(count, conflict === 'compared');
  const live = updated === goal;
  const waits = { title: count === 1 ? '1 edit waits' : `${count} edits wait`, note: 'Nothing is live yet' };
  const review = {
    title: `${count} changes, 1 rollout`,
    note: `${existing} containers restart${goal > existing ? `, ${goal - existing} start` : ''}`,
    action: conflict === 'reported' ? 'Comparing' : 'Apply Changes',
    other: 'Discard',
  };
  const applied = {
    title: live ? `Rollout ${number} is live` : `Rollout ${number}`,
    note: `${updated} of ${goal} containers run it`,
    action: live ? 'Applied' : 'Applying',
  };
  const decision = open > 0 ? review : { ...waits, action: 'Review' };
  const bar = <DecisionBar ramp="zcloud" {...(updated === undefined ? decision : applied)} />;
  const running = <Chip color="success" label={`Rollout ${live ? number : number - 1} is live`} />;
  if (format !== 'whole') {
    return (
      <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
        <TopBar name="zCloud" sign={sign} tabs={[]}>
          <Text size="name">shop</Text>
          {running}
          <Face name="Rafael Souza" ramp="zcloud" size={28} dark />
        </TopBar>
        <Review count={count} conflict={conflict} updated={updated ?? 0} />
        {bar}
      </Stack>
    );
  }
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="zCloud" sign={sign} tabs={['Apps', 'Deployments', 'Logs', 'Domains', 'Team']}>
        <Text muted>Production, Frankfurt</Text>
        <Face name="Rafael Souza" ramp="zcloud" size={28} dark />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Apps waiting={live ? 0 : count} running={live ? goal : existing} />
        <Stack sx={{ flex: 1, position: 'relative' }}>
          <Row sx={{ height: 76, px: 3 }} apart>
            <Text size="heading">shop</Text>
            {running}
          </Row>
          <Box sx={{ mx: 3, px: 2, py: 1.75, height: 192, bgcolor: ramp[8], color: ramp[1], borderRadius: 1 }}>
            <Row sx={{ mb: 1, color: '#fff' }}>
              <Text bold>Log</Text>
              <Dot color={ramp[3]} />
              <Text size="note">live</Text>
            </Row>
            {log.map(([request, answer]) => (
              <Row key={request} sx={{ height: 22, whiteSpace: 'pre' }} apart>
                <Text mono>{request}</Text>
                <Text mono>{answer}</Text>
              </Row>
            ))}
          </Box>
          <Box sx={{ mt: 2, height: 376, position: 'relative', overflow: 'hidden' }}>
            <Text sx={{ px: 3, typography: 'h6', lineHeight: '46px' }}>Settings</Text>
            {settings.map(([name, now, edited], index) => {
              const typing = typed !== undefined && index === count;
              const look = typing ? { border: 2, borderColor: ramp[5] } : { border: 1, borderColor: 'divider' };
              return (
                <Row key={name} sx={{ height: 66, px: 3, borderTop: 1, borderColor: 'divider' }}>
                  <Text mono sx={{ width: 156, fontWeight: 650 }}>
                    {name}
                  </Text>
                  <Text mono sx={{ ...field, ...look, ...(index < count && { bgcolor: ramp[1] }) }}>
                    {typing ? edited?.slice(0, typed) : index < count ? edited : now}
                  </Text>
                  {index < count && <Icon d={live ? icons.check : icons.clock} />}
                  {index < count && <Text>{live ? 'Live' : 'Waits'}</Text>}
                </Row>
              );
            })}
            <Box sx={{ position: 'absolute', left: 0, right: 0, top: (1 - open) * 380 }}>
              <Review count={count} conflict={conflict} updated={updated ?? 0} />
            </Box>
          </Box>
          {bar}
          {pointer && <Pointer x={pointer[0] - 520} y={pointer[1] - 56} />}
        </Stack>
      </Row>
    </Stack>
  );
}
