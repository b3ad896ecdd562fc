import { Stack } from '@mui/material';
import { rampOf, Text, useFormat } from '../../kit';
import { dollars, type Line } from './ledger';

interface LineBlockProps {
  line: Line;
  read: boolean;
  tone: number;
}

/** A line of the bill as a block of its share in July: filled to the part that is still paid, dashed where it is cut, or has no owner when the bill is read. */
export function LineBlock({ line, read, tone }: LineBlockProps) {
  const [name, pays, july, november, , why, reserve = 0] = line;
  const ramp = rampOf('polidigital');
  const amount = read ? july : november;
  const open = read && why === undefined;
  const large = july > 9000;
  // A small block of a slab has room for a question mark, or for what is cut.
  const small = useFormat() === 'slab' && !large;
  const low = july < 3000;
  const size = low ? 'note' : 'body';
  const part = { px: small ? 1 : 1.5, borderRadius: 1, minHeight: 0, overflow: 'hidden' };
  const dashed = { ...part, border: '2px dashed', borderColor: ramp[4], color: ramp[2], justifyContent: 'center' };
  const solid = { ...part, bgcolor: ramp[tone], color: tone > 4 ? '#fff' : ramp[8] };
  const paid = { ...(open ? dashed : solid), py: large ? 1 : low ? 0.5 : 0.75, columnGap: 1 };
  const hatch = `repeating-linear-gradient(115deg, ${ramp[6]} 0 21px, ${ramp[5]} 21px 24px)`;
  return (
    <Stack spacing={0.5} sx={{ flex: `${july} 0 0`, minWidth: 0, minHeight: 0 }}>
      {july > amount && (
        <Stack sx={{ ...dashed, ...(!large && { border: 0, bgcolor: ramp[8] }), flex: july - amount }}>
          <Text size={large ? 'title' : 'note'} sx={{ visibility: small && july < 1000 ? 'hidden' : 'visible' }}>
            −{dollars(july - amount)}
          </Text>
        </Stack>
      )}
      {amount > 0 && (
        <Stack direction={low && !open ? 'row' : 'column'} sx={{ ...paid, flex: amount * (1 - reserve) }}>
          {small ? (
            <Text size="title">{open && '?'}</Text>
          ) : (
            <>
              <Text bold size={size}>
                {name}
              </Text>
              <Text size={large ? 'heading' : size} sx={large ? { fontSize: 32 } : {}}>
                {dollars(amount) + (open ? ' ?' : '')}
              </Text>
            </>
          )}
          {large && reserve === 0 && <Text>{read ? pays : why}</Text>}
        </Stack>
      )}
      {reserve > 0 && (
        <Stack sx={{ ...part, flex: amount * reserve, backgroundImage: hatch, color: '#fff', py: 1 }}>
          <Text bold>{read ? 'Headroom' : 'Headroom, kept'}</Text>
          {!read && <Text size="note">{why}</Text>}
        </Stack>
      )}
    </Stack>
  );
}
