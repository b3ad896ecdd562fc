import { Paper } from '@mui/material';
import { Icon, icons, rampOf, Row, Text } from '../../kit';
import { restart } from './shop';

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
    [icons.check, { bgcolor: ramp[6], color: '#fff' }],
    [restart, { bgcolor: ramp[2], color: ramp[8] }],
    [icons.plus, { bgcolor: '#fff', color: ramp[6], border: '2px dashed' }],
  ] as const;
  return (
    <Row sx={{ alignItems: 'stretch', height: 66 }}>
      {[...Array(count).keys()].map((index) => {
        const [d, look] = looks[index < updated ? 0 : index < existing ? 1 : 2];
        return (
          <Paper key={index} sx={{ width: 62, p: '9px 8px', ...look }}>
            <Text bold>web-{index + 1}</Text>
            <Row spacing={0.5} sx={{ mt: 0.5 }}>
              {index < updated && <Text size="note">{rollout}</Text>}
              <Icon d={d} size={16} />
            </Row>
          </Paper>
        );
      })}
    </Row>
  );
}
