import { Box, Button, Chip, Paper, Stack } from '@mui/material';
import { DecisionBar, Face, Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { campaigns, emails, mailbox, pause, people, sign } from './campaign';

const row = { display: 'grid', gap: 1, alignItems: 'center', borderTop: 1 };
const tabs = ['Sequence', 'People', 'Returns', 'Mailboxes'];
const places = Array.from({ length: mailbox.limit }, (_, index) => index);
const place = { width: 13, height: 26, borderRadius: '3px' };

/** Which of the table's rows there is room for, how many of their steps, and how high rows, their head and steps are. */
const views = {
  whole: { from: 0, to: 7, steps: 3, height: 86, head: 50, step: 64 },
  slab: { from: 0, to: 6, steps: 3, height: 63, head: 46, step: 47 },
  phone: { from: 0, to: 5, steps: 2, height: 67, head: 44, step: 51 },
  card: { from: 1, to: 3, steps: 2, height: 74, head: 0, step: 58 },
};

/** lempire's editor of a sequence: its emails and pauses, and for each person what was sent, the one step with a date, and estimates. */
export function Sequence() {
  const ramp = rampOf('lempire');
  const format = useFormat();
  const view = views[format === 'hero' ? 'slab' : format];
  const whole = format === 'whole';
  const narrow = view.steps === 2;
  const step = {
    height: view.step,
    px: narrow ? 1 : 2,
    borderRadius: '12px',
    display: 'grid',
    alignItems: 'center',
    textWrap: 'balance',
  };
  const lookOf = (words: string) => {
    if (words.startsWith('Email')) return { px: step.px };
    if (words.startsWith('about')) return { ...step, border: `2px dashed ${ramp[3]}`, color: 'text.secondary' };
    if (words.startsWith('Sent')) return { ...step, bgcolor: ramp[0], color: ramp[6] };
    if (/\d\d:\d\d/.test(words)) return { ...step, bgcolor: ramp[5], color: '#fff' };
    const stopped = words === 'Stopped' ? { bgcolor: ramp[8], color: '#fff' } : { bgcolor: ramp[1], color: ramp[8] };
    return { ...step, ...(!narrow && { gridColumn: 'span 2' }), ...stopped };
  };
  const same = { height: 32, bgcolor: ramp[1] };
  const changed = { ...same, border: `2px dashed ${ramp[4]}`, bgcolor: '#fff' };
  const margin = narrow ? 2 : 3;
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper', wordSpacing: '0.08em' }}>
      <TopBar name="lempire" sign={sign} tabs={tabs}>
        <Chip label={`Q2, ${campaigns.Q2} people`} sx={{ bgcolor: ramp[1], color: ramp[8] }} />
        <Face name="Lea Roche" ramp="lempire" dark size={28} />
      </TopBar>
      {!whole && format !== 'card' && (
        <Row sx={{ flex: 'none', height: narrow ? 56 : 60, px: margin, bgcolor: ramp[0] }}>
          <Chip label={`Pause of ${pause} days`} sx={changed} />
          <Text muted sx={{ flex: 1 }}>
            {narrow ? 'was 3' : 'after email 1, was 3. Every estimate moves'}
          </Text>
          {!narrow && <Button>Discard</Button>}
          <Button variant="contained">Save</Button>
        </Row>
      )}
      <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
        {whole && (
          <Box sx={{ width: 520, flex: 'none', p: 3, bgcolor: ramp[0] }}>
            {emails.map(([subject, body], index) => [
              <Paper key={subject} sx={{ p: 2.5, height: 146 }}>
                <Text sx={{ mb: 0.5, color: 'text.secondary' }}>Email {index + 1}</Text>
                <Text size="title">{subject}</Text>
                <Text sx={{ mt: 0.75 }}>{body}</Text>
              </Paper>,
              index < emails.length - 1 && (
                <Row key={body} spacing={1.5} sx={{ height: 78, ml: 4, pl: 3, borderLeft: `2px solid ${ramp[2]}` }}>
                  <Chip label={`Pause of ${pause} days`} sx={index > 0 ? same : changed} />
                  <Text muted>{index === 0 && 'was 3'}</Text>
                </Row>
              ),
            ])}
          </Box>
        )}
        <Box sx={{ flex: 1, px: margin, pt: whole ? 2 : 0.5 }}>
          <Row apart sx={{ alignItems: 'flex-end', height: 56, mb: whole ? 2 : 1 }}>
            <Row sx={{ alignItems: 'baseline' }}>
              <Text size={38}>{`${mailbox.sent} of ${mailbox.limit}`}</Text>
              <Text muted>{narrow ? 'sent from this mailbox' : 'sent today from this mailbox'}</Text>
            </Row>
            {!narrow && (
              <Row spacing="3px" sx={{ pb: 1 }}>
                {places.map((at) => (
                  <Box key={at} sx={{ ...place, bgcolor: ramp[at < mailbox.sent ? 5 : 1] }} />
                ))}
              </Row>
            )}
          </Row>
          {people.slice(view.from, view.to).map(([name, zone, ...steps]) => (
            <Box
              key={name}
              sx={{
                ...row,
                gridTemplateColumns: `${narrow ? 122 : 140}px repeat(${view.steps}, 1fr)`,
                borderColor: 'divider',
                height: zone.includes('Paris') ? view.head : view.height,
              }}
            >
              <Pair head={name} note={zone} sx={{ whiteSpace: 'nowrap' }} />
              {steps.slice(0, view.steps).map((words) => (
                <Text key={words} bold sx={lookOf(words)}>
                  {words}
                </Text>
              ))}
            </Box>
          ))}
        </Box>
      </Row>
      {whole && (
        <DecisionBar
          ramp="lempire"
          height={76}
          title={`Pause of ${pause} days after email 1`}
          note="Every estimate moves, and no step that has a date"
          other="Discard"
          action="Save"
        />
      )}
    </Stack>
  );
}
