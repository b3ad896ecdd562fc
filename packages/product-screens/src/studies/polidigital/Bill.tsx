import { Box, Stack } from '@mui/material';
import { Face, Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Lines } from './Lines';
import { bills, dollars, lines } from './ledger';
import { LineBlock } from './LineBlock';

const sign = 'M3 4h14v9.5H8L3 17.5zM20 9v12l-3-2.5h-7M7 8.8v.01M10 8.8v.01M13 8.8v.01';
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
  const format = useFormat();
  const whole = format === 'whole';
  const { months } = bills[month];
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
      <TopBar name="Polidigital" sign={sign} tabs={['Messages', 'Queues', 'Carriers', 'Hosting']} current={3}>
        <Text muted>{month}</Text>
        <Face name="Teresa Quintela" ramp="polidigital" size={28} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch', minHeight: 0 }}>
        <Stack
          sx={{
            flex: whole ? '0 0 520px' : 1,
            borderRight: format === 'phone' || format === 'card' ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Lines month={month} />
        </Stack>
        {(whole || format === 'slab') && (
          <Stack sx={{ flex: whole ? 1 : '0 0 400px', p: whole ? 3 : 2.5 }} spacing={1}>
            {whole && (
              <Row sx={{ height: 260, alignItems: 'stretch' }} spacing={1.5}>
                {months.map(([name, cost, done]) => {
                  const look = name === month ? { bgcolor: ramp[3], color: ramp[8] } : { bgcolor: ramp[6] };
                  const cut = bills.July.total - cost;
                  return (
                    <Stack key={name} sx={{ flex: 1 }}>
                      <Box sx={{ flex: cut, border: cut > 0 ? '1px dashed' : 0, borderColor: ramp[5] }} />
                      <Pair
                        size={['name', 'note']}
                        ink="inherit"
                        head={dollars(cost)}
                        note={done}
                        sx={{ flex: cost, px: 1.5, pt: 1, ...look }}
                      />
                      <Text size="note" muted sx={{ py: 1 }}>
                        {name}
                      </Text>
                    </Stack>
                  );
                })}
              </Row>
            )}
            <Row sx={{ flex: 1, alignItems: 'stretch' }} spacing={0.5}>
              {mosaic.map((column) => (
                <Stack key={column[0][0]} spacing={0.5} sx={{ flex: `${weight(column.flat())} 0 0`, minWidth: 0 }}>
                  {column.map((row) => (
                    <Row key={row[0]} spacing={0.5} sx={{ ...blocks, flex: `${weight(row)} 0 0` }}>
                      {row.map((at) => {
                        const line = lines[at];
                        return line && <LineBlock key={at} line={line} read={month === 'July'} tone={tones[at] ?? 6} />;
                      })}
                    </Row>
                  ))}
                </Stack>
              ))}
            </Row>
          </Stack>
        )}
      </Row>
    </Stack>
  );
}
