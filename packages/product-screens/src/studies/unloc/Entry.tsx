import { Box, Chip } from '@mui/material';
import { Icon, Pair, rampOf, Row, Text, useFormat } from '../../kit';
import { type entries, signs } from './history';

interface EntryProps {
  entry: (typeof entries)[number];
  /** Whether no other one follows. */
  last?: boolean;
}

/** One line of a customer's history with the sign of its channel; pending until the page has read its event. */
export function Entry({ entry: [channel, who, when, what], last = false }: EntryProps) {
  const ramp = rampOf('unloc');
  const dark = { bgcolor: ramp[8], color: ramp[2] };
  const tile = { width: 36, height: 36, display: 'grid', placeContent: 'center', borderRadius: '6px', flex: 'none' };
  const line = { position: 'absolute', left: 17, top: 36, bottom: -16, borderLeft: `2px solid ${ramp[2]}` };
  const paper = { p: 1.5, borderRadius: '0 8px 8px 8px', bgcolor: ramp[channel === 'Ticket' ? 2 : 0] };
  const pending = { ...paper, bgcolor: 'transparent', border: `2px dashed ${ramp[4]}` };
  return (
    <Row spacing={0} sx={{ position: 'relative', alignItems: 'flex-start', gap: 1.75, mb: 2 }}>
      {!last && <Box sx={line} />}
      <Box sx={{ ...tile, bgcolor: ramp[2], ...(/Survey|Ticket/.test(channel) && dark) }}>
        <Icon d={signs[channel]} />
      </Box>
      <Box sx={{ flex: 1 }}>
        {useFormat() !== 'card' && <Pair apart head={who} note={`${channel}, ${when}`} sx={{ mb: 0.5 }} />}
        <Box sx={when === 'pending' ? pending : paper}>
          <Row spacing={0.75} sx={{ mb: 1, display: channel === 'Survey' ? 'flex' : 'none' }}>
            {[1, 2, 3, 4, 5].map((score) => (
              <Box key={score} sx={{ ...tile, fontWeight: 700, bgcolor: '#fff', ...(score === 2 && dark) }}>
                {score}
              </Box>
            ))}
          </Row>
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
