import { Box, Stack } from '@mui/material';
import { Face, Pair, rampOf, Text, useFormat } from '../../kit';
import { Decision } from './Decision';
import { LineBar } from './LineBar';
import { bills, dollars, lines } from './ledger';

/** The size of the total, and of what is around it, where there is room for so much. */
const views = {
  whole: { total: 60, head: 124, px: 3 },
  slab: { total: 48, head: 100, px: 3 },
  phone: { total: 40, head: 84, px: 2 },
  card: { total: 44, head: 88, px: 2 },
} as const;

/** The lines of a month's bill with their owners; one of them has the decision. In a narrow place a line of November is a bar. */
export function Lines({ month }: { month: keyof typeof bills }) {
  const ramp = rampOf('polidigital');
  const format = useFormat();
  const view = views[format === 'hero' ? 'card' : format];
  const whole = format === 'whole';
  const narrow = format === 'phone' || format === 'card';
  const read = month === 'July';
  const { total, about, decision } = bills[month];
  const bars = narrow && !read;
  const amounts = whole && !read ? ['July', month] : [month];
  const columns = `1fr ${amounts.map(() => '72px').join(' ')} ${whole ? 28 : 24}px`;
  const grid = { display: 'grid', gridTemplateColumns: columns, columnGap: 2, alignItems: 'center', px: view.px };
  const shown = bars ? [0, 1, ...(format === 'phone' ? [2, 5] : [])] : [...lines.keys()];
  const ring = { border: '2px dashed', borderRadius: 9, lineHeight: whole ? '24px' : '20px' };
  const unknown = { ...(!narrow && ring), color: ramp[3], textAlign: 'center' };
  const dashes = `repeating-linear-gradient(90deg, ${ramp[4]} 0 14px, transparent 14px 22px) 0 0 / 100% 2px no-repeat`;
  const dashed = { border: 0, background: dashes };
  return (
    <Stack sx={{ flex: 1, bgcolor: 'background.default' }}>
      <Stack sx={{ px: view.px, height: view.head, flex: 'none', justifyContent: 'center' }}>
        <Text sx={{ fontSize: view.total, lineHeight: 1.1, fontWeight: 700, letterSpacing: '-0.04em', color: ramp[2] }}>
          {dollars(total)}
        </Text>
        <Text size="name">{about}</Text>
      </Stack>
      {whole && (
        <Box sx={{ ...grid, height: 40 }}>
          {['What a line pays for', ...amounts].map((head, at) => (
            <Text size="note" muted key={head} sx={{ textAlign: at > 0 ? 'right' : 'left' }}>
              {head}
            </Text>
          ))}
        </Box>
      )}
      {shown.map((at) => {
        const line = lines[at];
        if (line === undefined) return null;
        const [name, pays, july, november, owner, why] = line;
        const open = read && why === undefined;
        const decided = at === decision.line;
        const row = { flex: decided ? 'none' : 1, justifyContent: 'center', borderTop: 1, borderColor: 'divider' };
        return (
          <Stack
            key={name}
            sx={{ ...row, ...(open && dashed), ...(decided && { bgcolor: ramp[8], pt: whole ? 1.5 : 1 }) }}
          >
            {bars ? (
              <LineBar line={line} />
            ) : (
              <Box sx={grid}>
                {whole ? <Pair size={['name', 'note']} head={name} note={pays} /> : <Text size="name">{name}</Text>}
                {amounts.length > 1 && (
                  <Text muted align="right">
                    {dollars(july)}
                  </Text>
                )}
                <Text size="name" align="right">
                  {dollars(read ? july : november)}
                </Text>
                {open ? (
                  <Text size={narrow ? 'title' : 'name'} sx={unknown}>
                    ?
                  </Text>
                ) : (
                  <Face name={owner} ramp="polidigital" size={whole ? 28 : 24} />
                )}
              </Box>
            )}
            {decided && <Decision px={view.px} {...decision} />}
          </Stack>
        );
      })}
    </Stack>
  );
}
