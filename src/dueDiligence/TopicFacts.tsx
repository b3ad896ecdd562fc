import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dueDiligence, type DueDiligenceFact, type DueDiligenceTopic } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { FactDates } from './FactDates';
import { FactStatus } from './FactStatus';
import { StatusBlock } from '../components/StatusBlock';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '36px minmax(0, 1fr)', sm: '52px minmax(0, 1fr)' },
  py: 2.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  // On paper no answer of a topic is left alone at the head or the foot of a sheet.
  '@media print': {
    paddingBlock: '4px',
    '&:first-of-type': { breakAfter: 'avoid' },
    '&:last-of-type': { breakBefore: 'avoid' },
  },
  // Where a block of the index has led.
  '&:has(h3:focus)': {
    bgcolor: 'primary.light',
    boxShadow: ({ vars }: Theme) => `-12px 0 ${vars.palette.primary.light}, 12px 0 ${vars.palette.primary.light}`,
  },
} as const;

const head = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  rowGap: 1,
  '& > h3': { flexBasis: { xs: '100%', sm: 'auto' } },
  // The mark of a sample comes before the status, which stands at the end.
  '& > b': { order: { sm: 1 }, marginInlineStart: { sm: 'auto' } },
} as const;

const answer = { mt: 1, maxWidth: '40rem', '@media print': { mt: 0.5, maxWidth: 'none' } } as const;

/** The answers of a topic, each with its status, its source and its dates. */
export function TopicFacts({ topic }: { topic: DueDiligenceTopic }) {
  const facts: readonly DueDiligenceFact[] = dueDiligence[topic];
  return (
    <ul role="list">
      {facts.map((fact) => (
        <Box component="li" key={fact.id} sx={row}>
          <StatusBlock data-status={fact.status} aria-hidden sx={{ fontSize: 28 }} />
          <div>
            <Stack direction="row" sx={head}>
              <Typography variant="h4" component="h3" id={fact.id}>
                <Message id={messageId('dueDiligence.facts', fact.id, 'title')} />
              </Typography>
              <FactStatus fact={fact} />
            </Stack>
            <Typography sx={answer}>
              <Message id={messageId('dueDiligence.facts', fact.id, 'answer')} />
            </Typography>
            <FactDates fact={fact} />
          </div>
        </Box>
      ))}
    </ul>
  );
}
