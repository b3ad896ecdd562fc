import { Box, Chip, Stack } from '@mui/material';
import { Block, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { events, kinds, type opened, starts, total, usual } from './calls';
import { Methods } from './Methods';
import { Opened } from './Opened';

const tabs = ['Overview', 'Methods', 'Publications', 'Servers', 'Errors', 'Alerts'];

/** How high the bar of the whole call and the rows of its events are, how far these are apart, and how large the call's length is. */
const views = {
  whole: { bar: 124, row: 57, gap: 1.5, length: 38 },
  slab: { bar: 67, row: 44, gap: 1, length: 34 },
  phone: { bar: 68, row: 37, gap: 1, length: 28 },
  card: { bar: 94, row: 40, gap: 1, length: 28 },
};
/** Which events there is room for beside the open one. */
const shown = {
  exportLedger: { whole: [0, 5], slab: [0, 5], phone: [0, 5], card: [0, 1] },
  invoices: { whole: [0, 5], slab: [0, 3], phone: [1, 3], card: [2, 3] },
} as const;

/** Monti APM's page of one call: a bar divided by color, and each part of it falls to a row of its own. */
export function Trace({ open = 'exportLedger' }: { open?: keyof typeof opened }) {
  const ramp = rampOf('monti-apm');
  const format = useFormat();
  const size = format === 'hero' ? 'slab' : format;
  const view = views[size];
  const whole = size === 'whole';
  const narrow = size === 'phone' || size === 'card';
  const colors = { Wait: ramp[3], Database: rampOf('polidigital')[3], HTTP: rampOf('pathable')[3], Compute: ramp[0] };
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.default' }}>
      <TopBar
        name="Monti APM"
        sign="M3 12.5h3L9 5l3.5 14.5 2-7H17M20.5 12.5v.01"
        tabs={whole ? tabs : []}
        current={whole ? 1 : 0}
      >
        <Chip label="ledger, production" variant="outlined" />
        <Text sx={{ ml: 2 }}>Today, 15:00–16:00</Text>
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        {whole && <Methods />}
        <Box sx={{ flex: 1, px: narrow ? 2 : 3, pt: 1.5, bgcolor: 'background.paper' }}>
          <Row spacing={1.5} sx={{ alignItems: 'baseline', mb: narrow ? 1 : 1.5 }}>
            <Text sx={{ typography: 'h4', fontFamily: '"JetBrains Mono"', ...(narrow && { fontSize: 20 }) }}>
              saveInvoice
            </Text>
            {!narrow && <Chip label="Slowest of its minute" color="warning" variant="outlined" />}
            <Text sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}>
              {!narrow && `${Math.round(total / usual)} times its p50`}
            </Text>
            <Text size={view.length}>{total.toLocaleString('en')} ms</Text>
          </Row>
          <Row spacing={0} sx={{ height: view.bar, borderRadius: 1, overflow: 'hidden' }}>
            {kinds.map(([kind, ms]) => (
              <Stack
                key={kind}
                sx={{
                  width: ms / total,
                  height: 1,
                  p: narrow ? 0.75 : 1.5,
                  bgcolor: colors[kind],
                  color: ramp[8],
                  justifyContent: 'space-between',
                }}
              >
                <Text bold>{ms > 240 && kind}</Text>
                <Text size={narrow ? 'name' : 'heading'}>{ms > 240 && `${Math.round((ms / total) * 100)}%`}</Text>
              </Stack>
            ))}
          </Row>
          <Stack spacing={view.gap} sx={{ pt: 1.5 }}>
            {events.map(([kind, what, name, ms, note], index) => {
              const [first, end] = shown[open][size];
              if (index < first || index >= end) return null;
              const from = (starts[index] ?? 0) / total;
              const inside = from === 0 && !narrow;
              const words = narrow
                ? { alignItems: 'flex-start' }
                : { width: from || ms / total, height: 1, px: 1.5, position: 'relative' };
              const strip = {
                height: 8,
                mt: 1,
                ml: `${from * 100}%`,
                width: ms / total,
                borderRadius: '2px',
                bgcolor: colors[kind],
              };
              return [
                <Box key={name} sx={{ position: 'relative', height: view.row }}>
                  {!narrow && <Block from={from} width={ms / total} fill={colors[kind]} ink={ramp[8]} />}
                  <Row apart sx={{ ...words, color: inside ? ramp[8] : 'text.primary' }}>
                    <div>
                      <Text mono bold>{`${what} ${name}`}</Text>
                      {!narrow && <Text size="note">{note}</Text>}
                    </div>
                    <Text size={narrow ? 'body' : 'name'}>{ms.toLocaleString('en')} ms</Text>
                  </Row>
                  {narrow && <Box sx={strip} />}
                </Box>,
                name === open && size !== 'card' && (
                  <Opened key="open" event={open} narrow={narrow} lanes={whole || open === 'invoices'} />
                ),
              ];
            })}
          </Stack>
        </Box>
      </Row>
    </Stack>
  );
}
