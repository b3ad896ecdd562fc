import { Box, Button, Paper, Radio, Stack } from '@mui/material';
import { Face, Icon, icons, Pair, Pointer, rampOf, Row, Text } from '../../kit';
import { campaigns, people, sign } from './campaign';

const checks = ['Not on the do-not-contact list', 'In no running campaign'];
const talk =
  'Returns are a shelf, too: what a shop learns when it opens every parcel that comes back. Thursday 21 May, 11:00, hall 2.';

/** lempire's browser extension on somebody's page: dashes frame all that it reads. */
export function Extension() {
  const ramp = rampOf('lempire');
  const frame = { border: `3px dashed ${ramp[5]}`, borderRadius: '10px' };
  const read = { ...frame, px: 1.5, py: 0.5, ml: -2, alignSelf: 'flex-start' };
  return (
    <Stack sx={{ height: 800, bgcolor: '#fff', position: 'relative', wordSpacing: '0.08em' }}>
      <Row spacing={2} sx={{ height: 64, px: 3, bgcolor: ramp[8], color: '#fff' }}>
        <Icon d={icons.back} />
        <Row sx={{ flex: 1, height: 38, px: 2, borderRadius: 5, bgcolor: ramp[7] }}>
          <Icon d={icons.lock} size={15} />
          <Text>shopdays.example/speakers/noa-klein</Text>
        </Row>
        <Box sx={{ p: 0.75, borderRadius: '8px', bgcolor: ramp[2], color: ramp[8], display: 'flex' }}>
          <Icon d={sign} size={22} />
        </Box>
        <Row spacing={4} sx={{ width: 240, justifyContent: 'flex-end' }}>
          <Icon d={icons.search} />
          <Icon d={icons.person} />
        </Row>
      </Row>
      <Box sx={{ height: 170, bgcolor: ramp[1] }} />
      <Stack spacing={2} sx={{ pl: '300px', mt: -10 }}>
        <Face name="Noa Klein" ramp="lempire" dark size={170} />
        <Text sx={{ ...read, fontSize: 56, fontWeight: 700, lineHeight: 1.2 }}>Noa Klein</Text>
        <Text size="title">Alder & Finch, since 2022</Text>
        <Text sx={{ ...read, fontSize: 24 }}>noa@a.example</Text>
        <Text sx={{ typography: 'subtitle2', width: 640, pt: 4 }}>{talk}</Text>
        <Row spacing={5} sx={{ pt: 3, width: 840, borderTop: 1, borderColor: 'divider' }}>
          {people.slice(2, 6).map(([name]) => (
            <Row key={name} spacing={1.5}>
              <Face name={name} ramp="lempire" size={64} />
              <Text size="name">{name}</Text>
            </Row>
          ))}
        </Row>
      </Stack>
      <Paper elevation={8} sx={{ position: 'absolute', left: 652, top: 76, width: 380, overflow: 'hidden' }}>
        <Row spacing={1.5} sx={{ p: 2.5, bgcolor: ramp[6], color: '#fff' }}>
          <Face name="Noa Klein" ramp="lempire" size={40} />
          <Pair size="title" head="Noa Klein" note="noa@a.example, UTC+1" ink="inherit" />
        </Row>
        {Object.entries(campaigns).map(([name, count]) => (
          <Row key={name} sx={{ height: 62, px: 1.5, pr: 3, bgcolor: name === 'Q2' ? ramp[0] : 'transparent' }}>
            <Radio checked={name === 'Q2'} />
            <Pair apart size="title" head={name} note={`${count} people`} sx={{ flex: 1 }} />
          </Row>
        ))}
        <Stack spacing={1} sx={{ p: 2.5, borderTop: 1, borderColor: 'divider' }}>
          {checks.map((check) => (
            <Row key={check}>
              <Icon d={icons.check} size={16} />
              <Text>{check}</Text>
            </Row>
          ))}
          <Button variant="contained" sx={{ height: 52, fontSize: 17, wordSpacing: '0.1em' }}>
            Add to Q2
          </Button>
          <Pointer x={250} y={366} />
        </Stack>
      </Paper>
    </Stack>
  );
}
