import { Box, Chip, Stack } from '@mui/material';
import { Block, DecisionBar, rampOf, Row, Text, TopBar } from '../../kit';
import { decisions, events, kinds, starts, total, usual } from './calls';
import { Methods } from './Methods';
import { Opened } from './Opened';

const tabs = ['Overview', 'Methods', 'Publications', 'Servers', 'Errors', 'Alerts'];

/** Monti APM's page of one call: a bar divided by color, and each part of it falls to a row of its own. */
export function Trace({ open = 'exportLedger' }: { open?: keyof typeof decisions }) {
  const ramp = rampOf('monti-apm');
  const [title, note, action] = decisions[open];
  const colors = { Wait: ramp[3], Database: rampOf('polidigital')[3], HTTP: rampOf('pathable')[3], Compute: ramp[0] };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.default' }}>
      <TopBar name="Monti APM" sign="M3 12.5h3L9 5l3.5 14.5 2-7H17M20.5 12.5v.01" tabs={tabs} current={1}>
        <Chip label="ledger, production" variant="outlined" />
        <Text sx={{ ml: 2 }}>Today, 15:00–16:00</Text>
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Methods />
        <Box sx={{ flex: 1, px: 3, pt: 1.5, bgcolor: 'background.paper' }}>
          <Row spacing={1.5} sx={{ alignItems: 'baseline', mb: 1.5 }}>
            <Text sx={{ typography: 'h4', fontFamily: '"JetBrains Mono"' }}>saveInvoice</Text>
            <Chip label="Slowest of its minute" color="warning" variant="outlined" />
            <Text sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}>
              {Math.round(total / usual)} times its p50
            </Text>
            <Text size={38}>{total.toLocaleString('en')} ms</Text>
          </Row>
          <Row spacing={0} sx={{ height: 96, borderRadius: 1, overflow: 'hidden' }}>
            {kinds.map(([kind, ms]) => (
              <Box key={kind} sx={{ width: ms / total, height: 1, p: 1.5, bgcolor: colors[kind], color: ramp[8] }}>
                <Text bold>{ms > 240 && kind}</Text>
                <Text sx={{ typography: 'h4', mt: 2 }}>{ms > 240 && `${Math.round((ms / total) * 100)}%`}</Text>
              </Box>
            ))}
          </Row>
          <Stack spacing={1.5} sx={{ pt: 1.5 }}>
            {events.map(([kind, what, name, ms, note], index) => {
              const from = (starts[index] ?? 0) / total;
              const words = { width: from || ms / total, height: 1, px: 1.5, position: 'relative' };
              return [
                <Box key={name} sx={{ position: 'relative', height: 52 }}>
                  <Block from={from} width={ms / total} fill={colors[kind]} ink={ramp[8]} />
                  <Row apart sx={{ ...words, color: from ? 'text.primary' : ramp[8] }}>
                    <div>
                      <Text mono bold>{`${what} ${name}`}</Text>
                      <Text size="note">{note}</Text>
                    </div>
                    <Text size="name">{ms.toLocaleString('en')} ms</Text>
                  </Row>
                </Box>,
                name === open && <Opened key="open" event={open} />,
              ];
            })}
          </Stack>
        </Box>
      </Row>
      <DecisionBar ramp="monti-apm" height={72} title={title} note={note} action={action} />
    </Stack>
  );
}
