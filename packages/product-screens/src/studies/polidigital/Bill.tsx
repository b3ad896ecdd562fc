import { Box, Stack } from '@mui/material';
import { DecisionBar, Face, Pair, rampOf, Row, Text, TopBar } from '../../kit';
import { bills, dollars, lines } from './ledger';
import { LineBlock } from './LineBlock';

const sign = 'M3 4h14v9.5H8L3 17.5zM20 9v12l-3-2.5h-7M7 8.8v.01M10 8.8v.01M13 8.8v.01';
const grid = { display: 'grid', gridTemplateColumns: '1fr 72px 72px 28px', columnGap: 2, alignItems: 'center', px: 3 };
const large = { fontSize: 60, lineHeight: 1.1, fontWeight: 700, letterSpacing: '-0.04em' };
/** Indexes of the lines in the columns and rows of the blocks. */
const mosaic = [
  [[0], [1]],
  [[2], [3, 4], [5, 6]],
] as const;
const blocks = { minHeight: 0, alignItems: 'stretch' };
const tones = [2, 3, 4, 5, 5, 6, 6] as const;
const weight = (of: readonly number[]) => of.reduce((sum, at) => sum + (lines[at]?.[2] ?? 0), 0);

/** The hosting bill of November, or of July when it was read aloud: a ledger with owners, months, and blocks as large as what each line costs. */
export function Bill({ month }: { month: keyof typeof bills }) {
  const ramp = rampOf('polidigital');
  const read = month === 'July';
  const { total, about, months, decision } = bills[month];
  const unknown = { border: '2px dashed', color: ramp[3], borderRadius: 9, lineHeight: '24px', textAlign: 'center' };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Polidigital" sign={sign} tabs={['Messages', 'Queues', 'Carriers', 'Hosting']} current={3}>
        <Text muted>{month}</Text>
        <Face name="Teresa Quintela" ramp="polidigital" size={28} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Stack sx={{ width: 520, bgcolor: 'background.default', borderRight: 1, borderColor: 'divider' }}>
          <Box sx={{ px: 3, pt: 2, height: 160 }}>
            <Text sx={{ ...large, color: ramp[2] }}>{dollars(total)}</Text>
            <Text size="name">{about}</Text>
          </Box>
          <Box sx={{ ...grid, height: 40 }}>
            {['What a line pays for', read ? '' : 'July', month].map((head, at) => (
              <Text size="note" muted key={head} sx={{ textAlign: at > 0 ? 'right' : 'left' }}>
                {head}
              </Text>
            ))}
          </Box>
          {lines.map(([name, pays, july, november, owner, why]) => (
            <Box key={name} sx={{ ...grid, borderTop: 1, borderColor: 'divider', flex: 1 }}>
              <Pair size={['name', 'note']} head={name} note={pays} />
              <Text muted align="right">
                {!read && dollars(july)}
              </Text>
              <Text size="name" align="right">
                {dollars(read ? july : november)}
              </Text>
              {read && why === undefined ? (
                <Text sx={{ ...unknown, fontWeight: 650 }}>?</Text>
              ) : (
                <Face name={owner} ramp="polidigital" size={28} />
              )}
            </Box>
          ))}
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Row sx={{ height: 288, px: 3, pt: 2.5, alignItems: 'stretch' }} spacing={1.5}>
            {months.map(([name, cost, done]) => {
              const look = name === month ? { bgcolor: ramp[3], color: ramp[8] } : { bgcolor: ramp[6] };
              const now = { px: 1.5, pt: 1, ...look };
              const cut = bills.July.total - cost;
              return (
                <Stack key={name} sx={{ flex: 1 }}>
                  <Box sx={{ flex: cut, border: cut > 0 ? '1px dashed' : 0, borderColor: ramp[5] }} />
                  <Pair
                    size={['name', 'note']}
                    ink="inherit"
                    head={dollars(cost)}
                    note={done}
                    sx={{ flex: cost, ...now }}
                  />
                  <Text size="note" muted sx={{ py: 1 }}>
                    {name}
                  </Text>
                </Stack>
              );
            })}
          </Row>
          <Row sx={{ flex: 1, px: 3, pb: 1.5, pt: 0.5, alignItems: 'stretch' }} spacing={0.5}>
            {mosaic.map((column) => (
              <Stack key={column[0][0]} spacing={0.5} sx={{ flex: `${weight(column.flat())} 0 0`, minWidth: 0 }}>
                {column.map((row) => (
                  <Row key={row[0]} spacing={0.5} sx={{ ...blocks, flex: `${weight(row)} 0 0` }}>
                    {row.map((at) => {
                      const line = lines[at];
                      return line && <LineBlock key={at} line={line} read={read} tone={tones[at] ?? 6} />;
                    })}
                  </Row>
                ))}
              </Stack>
            ))}
          </Row>
          <DecisionBar ramp="polidigital" {...decision} />
        </Stack>
      </Row>
    </Stack>
  );
}
