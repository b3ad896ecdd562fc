import { Paper } from '@mui/material';
import { Icon, icons, rampOf, Row, Text } from '../../kit';
import { release, sample } from './streams';

/** The sample that docs and marketing share, and the release that it was tested with. */
export function Code({ size = 13 }: { size?: number }) {
  const ramp = rampOf('aklivity');
  return (
    <Paper sx={{ bgcolor: ramp[8], color: '#fff', overflow: 'hidden', border: 1, borderColor: ramp[5] }}>
      <Text mono sx={{ px: 2.5, py: 1.5, fontSize: size, lineHeight: 1.7, color: ramp[2], whiteSpace: 'pre' }}>
        {sample}
      </Text>
      <Row sx={{ px: 2.5, py: 1, bgcolor: ramp[5] }}>
        <Icon d={icons.check} size={16} />
        <Text bold>Runs with {release}</Text>
      </Row>
    </Paper>
  );
}
