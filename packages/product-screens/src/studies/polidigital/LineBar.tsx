import { Box } from '@mui/material';
import { Face, rampOf, Row, Text } from '../../kit';
import { dollars, type Line, longest } from './ledger';

/** A line of November's bill as a bar: filled to what is paid, dashed to what it cost in July; its reserve is hatched. */
export function LineBar({ line: [name, , july, november, owner, , reserve = 0] }: { line: Line }) {
  const ramp = rampOf('polidigital');
  const hatch = `repeating-linear-gradient(115deg, ${ramp[6]} 0 9px, ${ramp[4]} 9px 11px)`;
  const part = (amount: number) => ({ width: `${(amount / longest) * 100}%`, height: 20, borderRadius: '3px' });
  return (
    <Row spacing={1.5} sx={{ px: 2, alignItems: 'flex-end' }}>
      <Face name={owner} ramp="polidigital" dark size={28} />
      <Box sx={{ flex: 1 }}>
        <Row apart sx={{ mb: 0.5 }}>
          <Text size="name">{reserve > 0 ? `${name}, headroom kept` : name}</Text>
          <Text size="name">{dollars(november)}</Text>
        </Row>
        <Row spacing="2px">
          <Box sx={{ ...part(november * (1 - reserve)), bgcolor: ramp[3] }} />
          {reserve > 0 && <Box sx={{ ...part(november * reserve), backgroundImage: hatch }} />}
          {july > november && <Box sx={{ ...part(july - november), border: '2px dashed', borderColor: ramp[4] }} />}
        </Row>
      </Box>
    </Row>
  );
}
