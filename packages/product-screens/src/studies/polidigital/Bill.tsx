import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DecisionBar } from '../../kit/DecisionBar';
import { Face } from '../../kit/Face';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { dollars, growth, lines, months, quiet, quietTotal, saved, total } from './ledger';
import { LineBlock } from './LineBlock';

export interface BillProps {
  /** The day in July when the bill was read aloud, instead of November. */
  read?: boolean;
}

export const sign = 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5';
const ledgerColumns = {
  display: 'grid',
  gridTemplateColumns: '1fr 72px 72px 28px',
  columnGap: 2,
  alignItems: 'center',
};
/** Indexes of the lines in the columns and rows of the blocks. */
const mosaic = [
  [[0], [1]],
  [[2], [3, 4], [5, 6]],
] as const;
const tones = [2, 3, 4, 5, 5, 6, 6] as const;
const weight = (of: readonly number[]) => of.reduce((sum, at) => sum + (lines[at]?.july ?? 0), 0);

/** The hosting bill: a ledger with owners, months, and blocks as large as what each line costs. */
export function Bill({ read = false }: BillProps) {
  const ramp = rampOf('polidigital');
  const month = read ? 'July' : 'November';
  const now = { bgcolor: ramp[3], color: ramp[8] };
  const line = { borderTop: 1, borderColor: 'divider' };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Polidigital" sign={sign} tabs={['Messages', 'Queues', 'Carriers', 'Hosting']} current={3}>
        <Text muted>{month}</Text>
        <Face name="Teresa Quintela" ramp="polidigital" size={28} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Stack sx={{ width: 520, bgcolor: 'background.default', borderRight: 1, borderColor: 'divider' }}>
          <Box sx={{ px: 3, pt: 2, height: 160 }}>
            <Text sx={{ fontSize: 60, lineHeight: 1.1, fontWeight: 700, letterSpacing: '-0.04em', color: ramp[2] }}>
              {dollars(read ? total.july : total.november)}
            </Text>
            <Text size="name">
              {read
                ? 'for hosting in July'
                : `${Math.round(saved * 100)}% less than the ${dollars(total.july)} of July`}
            </Text>
          </Box>
          <Box sx={{ ...ledgerColumns, px: 3, height: 40, color: 'text.secondary' }}>
            <Text size="note">What a line pays for</Text>
            <Text size="note" align="right">
              {read ? '' : 'July'}
            </Text>
            <Text size="note" align="right">
              {read ? 'July' : 'November'}
            </Text>
          </Box>
          {lines.map(({ name, pays, july, november, owner, known }) => (
            <Box key={name} sx={{ ...ledgerColumns, ...line, px: 3, flex: 1 }}>
              <div>
                <Text size="name">{name}</Text>
                <Text size="note" muted>
                  {pays}
                </Text>
              </div>
              <Text muted align="right">
                {read ? '' : dollars(july)}
              </Text>
              <Text size="name" align="right">
                {dollars(read ? july : november)}
              </Text>
              {read && !known ? (
                <Text
                  bold
                  align="center"
                  sx={{ border: '2px dashed', color: ramp[3], borderRadius: 9, lineHeight: '24px' }}
                >
                  ?
                </Text>
              ) : (
                <Face name={owner} ramp="polidigital" size={28} />
              )}
            </Box>
          ))}
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Row sx={{ height: 288, px: 3, pt: 2.5, alignItems: 'flex-end' }} spacing={1.5}>
            {(read ? growth : months).map(([name, cost, done]) => (
              <Stack key={name} sx={{ flex: 1, height: '100%' }}>
                <Stack sx={{ flex: 1 }}>
                  <Box
                    sx={{ flex: total.july - cost, border: cost < total.july ? '1px dashed' : 0, borderColor: ramp[5] }}
                  />
                  <Box sx={{ flex: cost, px: 1.5, pt: 1, ...(name === month ? now : { bgcolor: ramp[6] }) }}>
                    <Text size="name">{dollars(cost)}</Text>
                    <Text size="note">{done}</Text>
                  </Box>
                </Stack>
                <Text size="note" muted sx={{ py: 1 }}>
                  {name}
                </Text>
              </Stack>
            ))}
          </Row>
          <Row sx={{ flex: 1, px: 3, pb: 1.5, pt: 0.5, alignItems: 'stretch' }} spacing={0.5}>
            {mosaic.map((column) => (
              <Stack key={column[0][0]} spacing={0.5} sx={{ flex: `${weight(column.flat())} 0 0`, minWidth: 0 }}>
                {column.map((row) => (
                  <Row
                    key={row[0]}
                    spacing={0.5}
                    sx={{ flex: `${weight(row)} 0 0`, minHeight: 0, alignItems: 'stretch' }}
                  >
                    {row.map((at) => {
                      const one = lines[at];
                      return one && <LineBlock key={at} line={one} read={read} tone={tones[at] ?? 6} />;
                    })}
                  </Row>
                ))}
              </Stack>
            ))}
          </Row>
          <DecisionBar
            ramp="polidigital"
            {...(read
              ? {
                  title: `${quiet.length} lines without an owner, ${dollars(quietTotal)}`,
                  note: 'Each gets a date by which an owner has to speak up',
                  action: 'Set the date',
                }
              : {
                  title: '14 snapshots of a moved database, $210',
                  note: 'Nobody has objected. Can be undone the same day',
                  action: 'Switch off',
                  other: 'Keep',
                })}
          />
        </Stack>
      </Row>
    </Stack>
  );
}
