import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Children } from 'react';
import { Icon } from '../../kit/Icon';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { rampOf } from '../../theme/ramps';
import type { entries } from './history';

const signs = {
  Chat: 'M4 5h16v11H11l-5 4v-4H4z',
  Survey: 'M12 3a9 9 0 1 0 .01 0M8.5 16c2-2.5 5-2.5 7 0M9 9v.5M15 9v.5',
  Merge: 'M4 6h4l5 6h7M4 18h4l3-4M17 9l3 3-3 3',
  Ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM9 10h6M9 14h4',
} as const;

/** One line of a customer's history with the sign of its channel; pending until the page has read its event. */
export function Entry({ entry: [channel, who, when, what] }: { entry: (typeof entries)[number] }) {
  const ramp = rampOf('unloc');
  const dark = { bgcolor: ramp[8], color: ramp[2] };
  const tile = { width: 36, height: 36, display: 'grid', placeContent: 'center', borderRadius: '6px', flex: 'none' };
  const line = { position: 'absolute', left: 17, top: 36, bottom: -16, borderLeft: `2px solid ${ramp[2]}` };
  const paper = { p: 1.5, borderRadius: '0 8px 8px 8px', bgcolor: ramp[channel === 'Ticket' ? 2 : 0] };
  const pending = { ...paper, bgcolor: 'transparent', border: `2px dashed ${ramp[4]}` };
  return (
    <Row spacing={0} sx={{ position: 'relative', alignItems: 'flex-start', gap: 1.75, mb: 2 }}>
      {when !== 'pending' && <Box sx={line} />}
      <Box sx={{ ...tile, bgcolor: ramp[2], ...(/Survey|Ticket/.test(channel) && dark) }}>
        <Icon d={signs[channel]} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Row apart sx={{ mb: 0.5 }}>
          <Text bold>{who}</Text>
          <Text muted>{`${channel}, ${when}`}</Text>
        </Row>
        <Box sx={when === 'pending' ? pending : paper}>
          {channel === 'Survey' && (
            <Row spacing={0.75} sx={{ mb: 1 }}>
              {Children.map([1, 2, 3, 4, 5], (score) => (
                <Box sx={{ ...tile, fontWeight: 700, bgcolor: '#fff', ...(score === 2 && dark) }}>{score}</Box>
              ))}
            </Row>
          )}
          <Row apart>
            <Text bold={channel === 'Ticket'}>{what}</Text>
            {channel === 'Ticket' && <Chip label="Open with engineering" sx={dark} />}
            {channel === 'Merge' && <Text bold>Undo</Text>}
          </Row>
        </Box>
      </Box>
    </Row>
  );
}
