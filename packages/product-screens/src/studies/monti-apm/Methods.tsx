import { Box } from '@mui/material';
import { rampOf, Row, Text } from '../../kit';
import { methods, minutes } from './calls';

const times = ['15:00', '15:15', '15:30', '15:45', '16:00'];

/** The hour of an app: its response time minute by minute, and its methods, slowest first. */
export function Methods() {
  const ramp = rampOf('monti-apm');
  const peak = Math.max(...minutes);
  const row = { height: 58, px: 3, borderTop: 1, borderColor: 'divider' };
  const chosen = { ...row, bgcolor: ramp[8], boxShadow: `inset 3px 0 ${ramp[3]}` };
  const high = `${Math.round(peak).toLocaleString('en')} ms at 15:${minutes.indexOf(peak)}`;
  return (
    <Box sx={{ width: 520, flex: 'none', borderRight: 1, borderColor: 'divider', position: 'relative' }}>
      <Text sx={{ typography: 'subtitle1', px: 3, pt: 2.25 }}>Response time, p95 by minute</Text>
      <Text sx={{ position: 'absolute', right: 184, top: 46, color: ramp[2] }}>{high}</Text>
      <Row spacing="2px" sx={{ mx: 3, height: 145, alignItems: 'flex-end' }}>
        {minutes.map((ms) => (
          <Box key={ms} sx={{ flex: 1, height: ms / 22, bgcolor: ramp[ms === peak ? 2 : 6], borderRadius: '2px' }} />
        ))}
      </Row>
      <Row apart sx={{ mx: 3, mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {times.map((time) => (
          <Text key={time}>{time}</Text>
        ))}
      </Row>
      {methods.map(([name, ...values]) => (
        <Row key={name} spacing={0} sx={name === 'saveInvoice' ? chosen : row}>
          <Text mono sx={{ flex: 1 }}>
            {name}
          </Text>
          {values.map((value) => (
            <Text key={value} sx={{ width: 72, textAlign: 'right' }}>
              {value.toLocaleString('en')}
            </Text>
          ))}
        </Row>
      ))}
    </Box>
  );
}
