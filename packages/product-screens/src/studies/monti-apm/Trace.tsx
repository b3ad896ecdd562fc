import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import { Block } from '../../kit/Block';
import { DecisionBar } from '../../kit/DecisionBar';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { events, kinds, type opened, starts, total, usual } from './calls';
import { Methods } from './Methods';
import { Opened } from './Opened';

const tabs = ['Overview', 'Methods', 'Publications', 'Servers', 'Errors', 'Alerts'];

/** Monti APM's page of one call: a bar divided by color, and each part of it falls to a row of its own. */
export function Trace({ open = 'exportLedger' }: { open?: keyof typeof opened }) {
  const ramp = rampOf('monti-apm');
  const colors = { Wait: ramp[3], Database: rampOf('polidigital')[3], HTTP: rampOf('pathable')[3], Compute: ramp[0] };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.default' }}>
      <TopBar name="Monti APM" sign="M3 19l6-12 4 8 3-5 5 9z" tabs={tabs} current={1}>
        <Chip label="ledger, production" variant="outlined" />
        <Text sx={{ ml: 2 }}>Today, 15:00–16:00</Text>
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Methods />
        <Box sx={{ flex: 1, px: 3, pt: 1.5, bgcolor: 'background.paper' }}>
          <Row spacing={1.5} sx={{ alignItems: 'baseline', mb: 1.5 }}>
            <Text size="heading" mono sx={{ fontSize: 24 }}>
              saveInvoice
            </Text>
            <Chip label="Slowest of its minute" color="warning" variant="outlined" />
            <Text sx={{ flex: 1 }} />
            <Text muted>{Math.round(total / usual)} times its p50</Text>
            <Text size="heading" sx={{ fontSize: 38 }}>
              {total.toLocaleString('en')} ms
            </Text>
          </Row>
          <Row spacing={0} sx={{ height: 96, borderRadius: 1, overflow: 'hidden' }}>
            {kinds.map(([kind, ms]) => (
              <Box key={kind} sx={{ width: ms / total, height: 1, p: 1.5, bgcolor: colors[kind], color: ramp[8] }}>
                <Text bold>{ms > 240 && kind}</Text>
                <Text size="heading" sx={{ mt: 2 }}>
                  {ms > 240 && `${Math.round((ms / total) * 100)}%`}
                </Text>
              </Box>
            ))}
          </Row>
          <Box sx={{ position: 'relative', pt: 1.5 }}>
            {events.map(([kind, what, name, ms, note], index) => {
              const from = (starts[index] ?? 0) / total;
              const words = { width: from || ms / total, height: 1, px: 1.5, position: 'relative' };
              return (
                <Fragment key={name}>
                  <Box sx={{ position: 'relative', height: 52, mb: 1.5 }}>
                    <Block from={from} width={ms / total} fill={colors[kind]} ink={ramp[8]} />
                    <Row apart sx={{ ...words, color: from ? 'text.primary' : ramp[8] }}>
                      <div>
                        <Text mono bold>{`${what} ${name}`}</Text>
                        <Text size="note">{note}</Text>
                      </div>
                      <Text size="name">{ms.toLocaleString('en')} ms</Text>
                    </Row>
                  </Box>
                  {name === open && <Opened event={open} />}
                </Fragment>
              );
            })}
          </Box>
        </Box>
      </Row>
      <DecisionBar
        ramp="monti-apm"
        height={72}
        title={open === 'invoices' ? 'The entire collection is read to find no invoice' : 'exportLedger never unblocks'}
        note={
          open === 'invoices' ? 'No index fits the query' : 'Later calls from the same client wait until it is done'
        }
        action={open === 'invoices' ? 'Show the query plan' : 'Open its trace'}
      />
    </Stack>
  );
}
