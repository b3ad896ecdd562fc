import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DecisionBar } from '../../kit/DecisionBar';
import { Face } from '../../kit/Face';
import { Person } from '../../kit/Person';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { TopBar } from '../../kit/TopBar';
import { rampOf } from '../../theme/ramps';
import { sign } from './Bill';
import { changes, diff, facts, price } from './changes';
import { dollars } from './ledger';

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;

/** A change of capacity under review: the code, the monthly price before and after it, and the reason beside the line. */
export function Change() {
  const ramp = rampOf('polidigital');
  const line = { borderTop: 1, borderColor: 'divider' };
  const looks = {
    '': {},
    '-': { bgcolor: ramp[8], color: ramp[3] },
    '+': { bgcolor: ramp[6], color: '#fff' },
    '!': { bgcolor: ramp[2], color: ramp[8] },
  };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar name="Polidigital" sign={sign} tabs={['Messages', 'Queues', 'Carriers', 'Hosting']} current={3}>
        <Text muted>Changes of capacity</Text>
        <Face name="Teresa Quintela" ramp="polidigital" size={28} />
      </TopBar>
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        <Stack sx={{ width: 520, bgcolor: 'background.default', borderRight: 1, borderColor: 'divider' }}>
          <Row sx={{ height: 76, px: 3 }} apart>
            <Text size="heading">{changes.length} open changes</Text>
            <Text muted>Price a month</Text>
          </Row>
          {changes.map(([number, title, team, who, added], index) => (
            <Row key={number} sx={{ ...line, px: 3, flex: 1, ...(index === 0 && { bgcolor: ramp[7] }) }} apart>
              <div>
                <Text size="name">{title}</Text>
                <Person name={who} note={`#${number}, ${team}`} ramp="polidigital" />
              </div>
              <Text size="title" sx={{ color: added < 0 ? ramp[3] : 'text.primary' }}>
                {signed(added)}
              </Text>
            </Row>
          ))}
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Box sx={{ height: 276, px: 3, pt: 2.5 }}>
            <Text size="heading">{changes[0]?.[1]}</Text>
            <Row sx={{ mt: 1, mb: 2 }}>
              <Person name="Nuno Leal" note="#418" ramp="polidigital" />
              <Chip label="team: data" sx={{ bgcolor: ramp[7], color: ramp[2] }} />
            </Row>
            <Text sx={{ maxWidth: 560 }}>
              The campaigns of March send twice as many messages as those of last year. Both servers grow together, so
              that either can carry a campaign alone.
            </Text>
            <Row spacing={2} sx={{ mt: 2.5 }}>
              {facts.map(([fact, about]) => (
                <Box key={fact} sx={{ flex: 1, px: 2, py: 1.5, bgcolor: 'background.default', borderRadius: 1 }}>
                  <Text size="title">{fact}</Text>
                  <Text size="note" muted>
                    {about}
                  </Text>
                </Box>
              ))}
            </Row>
          </Box>
          <Row spacing={0} sx={{ ...line, flex: 1, alignItems: 'stretch' }}>
            <Box sx={{ width: 500, py: 1.5 }}>
              <Text mono muted sx={{ pl: 3, pb: 1 }}>
                infrastructure/databases.tf
              </Text>
              {diff.map(([kind, code], index) => (
                <Row key={code} sx={{ height: 28, pl: 3, whiteSpace: 'pre', ...looks[kind] }}>
                  <Text mono sx={{ width: 28, opacity: 0.7 }}>
                    {index + 12}
                  </Text>
                  <Text mono>{kind === '!' ? ' ' : kind || ' '}</Text>
                  <Text mono bold={kind === '!'}>
                    {code}
                  </Text>
                </Row>
              ))}
            </Box>
            <Row sx={{ flex: 1, px: 3, pt: 2, alignItems: 'flex-end', borderLeft: 1, borderColor: 'divider' }}>
              {[price.before, price.after].map((cost, index) => (
                <Stack key={cost} sx={{ flex: 1, height: '100%', justifyContent: 'flex-end' }}>
                  {index > 0 && (
                    <Box sx={{ flex: cost - price.before, border: '2px dashed', borderColor: ramp[3], p: 1 }}>
                      <Text bold>{signed(cost - price.before)}</Text>
                    </Box>
                  )}
                  {index === 0 && <Box sx={{ flex: price.after - cost }} />}
                  <Box sx={{ flex: price.before, bgcolor: ramp[index ? 3 : 5], color: index ? ramp[8] : '#fff', p: 1 }}>
                    <Text size="title">{dollars(cost)}</Text>
                    <Text>{index ? 'After' : 'Now'}</Text>
                  </Box>
                </Stack>
              ))}
            </Row>
          </Row>
          <DecisionBar
            ramp="polidigital"
            title={`${signed(price.after - price.before)} a month`}
            note="Team data pays, and has written why"
            action="Approve"
            other="Ask"
          />
        </Stack>
      </Row>
    </Stack>
  );
}
