import Paper from '@mui/material/Paper';
import { Icon } from '../../kit/Icon';
import { icons } from '../../kit/icons';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { rampOf } from '../../theme/ramps';

export const restart = 'M20 11A8 8 0 0 0 5.6 6.6L3 9M3 4v5h5M4 13a8 8 0 0 0 14.4 4.4L21 15M21 20v-5h-5';

interface ContainersProps {
  count: number;
  rollout: number;
  /** How many of them run the rollout, and how many run at all. */
  updated: number;
  existing: number;
}

/** Containers as blocks: those that a rollout would start are dashed. */
export function Containers({ count, rollout, updated, existing }: ContainersProps) {
  const ramp = rampOf('zcloud');
  const looks = [
    { until: updated, d: icons.check, sx: { bgcolor: ramp[6], color: '#fff' } },
    { until: existing, d: restart, sx: { bgcolor: ramp[2], color: ramp[8] } },
    { until: count, d: icons.plus, sx: { bgcolor: '#fff', color: ramp[6], border: '2px dashed' } },
  ];
  return (
    <Row sx={{ alignItems: 'stretch', height: 66 }}>
      {Array.from({ length: count }, (_, index) => {
        const look = looks.find(({ until }) => index < until);
        return (
          <Paper key={index} sx={{ width: 62, p: '9px 8px', ...look?.sx }}>
            <Text bold>web-{index + 1}</Text>
            <Row spacing={0.5} sx={{ mt: 0.5 }}>
              {index < updated && <Text size="note">{rollout}</Text>}
              <Icon d={look?.d ?? restart} size={16} />
            </Row>
          </Paper>
        );
      })}
    </Row>
  );
}
