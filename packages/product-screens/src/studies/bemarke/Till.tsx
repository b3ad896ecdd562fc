import { Box, Stack } from '@mui/material';
import { rampOf, Row, Text } from '../../kit';
import { check } from './evening';

const teeth = Array.from(
  { length: 25 },
  (_, at) => `${100 - at * 4.1667}% ${at % 2 === 0 ? '100%' : 'calc(100% - 6px)'}`,
);
const paper = { width: 184, mt: '-18px', px: 1.5, pt: 3, pb: 2.5, bgcolor: '#fff', color: '#1b1b1b' };
const menu = { mt: 'auto', width: 168, height: '28%', pt: 2.5, borderRadius: '8px 8px 0 0', textAlign: 'center' };

/** The till next to the tablet: the check of the guest's last visit hangs from its printer, above the menus. */
export function Till() {
  const ramp = rampOf('bemarke');
  return (
    <Stack sx={{ width: 216, flex: 'none', alignItems: 'center', height: '100%' }}>
      <Box sx={{ width: 1, height: 60, flex: 'none', bgcolor: ramp[8], borderRadius: '0 0 14px 14px' }} />
      <Box sx={{ ...paper, clipPath: `polygon(0 0, 100% 0, ${teeth.join(',')})` }}>
        <Text mono bold>
          CASA BRISA
        </Text>
        <Text mono sx={{ mb: 1.5 }}>
          {`${check.guest}, ${check.date}`}
        </Text>
        {[...check.lines, ['Total', check.total] as const].map(([name, price]) => (
          <Row key={name} apart sx={name === 'Total' ? { borderTop: '1px dashed', mt: 1, pt: 1 } : {}}>
            <Text mono bold={name === 'Total'}>
              {name}
            </Text>
            <Text mono bold={name === 'Total'}>
              {price}
            </Text>
          </Row>
        ))}
        <Text mono sx={{ mt: 1.5 }}>
          {check.note}
        </Text>
      </Box>
      <Box sx={{ ...menu, bgcolor: ramp[3], color: ramp[8] }}>
        <Text size="heading">Menu</Text>
      </Box>
    </Stack>
  );
}
