import { Box, Button, Paper, Radio, Stack } from '@mui/material';
import { Face, Icon, icons, Pair, Pointer, rampOf, Row, Text, useFormat } from '../../kit';
import { campaigns, people, sign } from './campaign';

const checks = ['Not on the do-not-contact list', 'In no running campaign'];
const talk =
  'Returns are a shelf, too: what a shop learns when it opens every parcel that comes back. Thursday 21 May, 11:00, hall 2.';

/** How high the bar and the page's band are, where its words begin and how large they are; where the extension's window is. A phone has it as a sheet over the page. */
const views = {
  whole: { bar: 64, band: 170, start: 300, top: -10, face: 170, name: 56, address: 24, text: 640 },
  slab: { bar: 64, band: 112, start: 40, top: -7, face: 112, name: 46, address: 19, text: 340 },
  phone: { bar: 52, band: 0, start: 32, top: 2.5, face: 96, name: 40, address: 17, text: 0 },
};
const windows = {
  whole: { left: 652, top: 76, width: 380 },
  slab: { right: 24, top: 76, width: 340 },
  phone: { left: 0, right: 0, bottom: 0, borderRadius: '14px 14px 0 0' },
};

/** lempire's browser extension on somebody's page: dashes frame all that it reads. */
export function Extension() {
  const ramp = rampOf('lempire');
  const format = useFormat();
  const size = format === 'whole' || format === 'slab' ? format : 'phone';
  const view = views[size];
  const whole = size === 'whole';
  const phone = size === 'phone';
  const frame = { border: `3px dashed ${ramp[5]}`, borderRadius: '10px' };
  const read = { ...frame, px: 1.5, py: 0.5, ml: -2, alignSelf: 'flex-start' };
  return (
    <Stack sx={{ height: '100%', bgcolor: '#fff', position: 'relative', wordSpacing: '0.08em' }}>
      <Row
        spacing={phone ? 1 : 2}
        sx={{ height: view.bar, flex: 'none', px: phone ? 2 : 3, bgcolor: ramp[8], color: '#fff' }}
      >
        {!phone && <Icon d={icons.back} />}
        <Row sx={{ flex: 1, height: 38, px: 2, borderRadius: 5, bgcolor: ramp[7] }}>
          <Icon d={icons.lock} size={15} />
          <Text>shopdays.example/speakers/noa-klein</Text>
        </Row>
        <Box sx={{ p: 0.75, borderRadius: '8px', bgcolor: ramp[2], color: ramp[8], display: 'flex' }}>
          <Icon d={sign} size={22} />
        </Box>
        {!phone && (
          <Row spacing={whole ? 4 : 2} sx={{ width: whole ? 240 : 'auto', justifyContent: 'flex-end' }}>
            <Icon d={icons.search} />
            <Icon d={icons.person} />
          </Row>
        )}
      </Row>
      <Box sx={{ flex: 'none', height: view.band, bgcolor: ramp[1] }} />
      <Stack spacing={whole ? 2 : 1.5} sx={{ pl: `${view.start}px`, mt: view.top }}>
        <Box sx={phone ? { position: 'absolute', right: 24, top: 84 } : {}}>
          <Face name="Noa Klein" ramp="lempire" dark size={view.face} />
        </Box>
        <Text sx={{ ...read, fontSize: view.name, fontWeight: 700, lineHeight: 1.2 }}>Noa Klein</Text>
        {!phone && <Text size="title">Alder & Finch, since 2022</Text>}
        <Text sx={{ ...read, fontSize: view.address }}>noa@a.example</Text>
        {!phone && <Text sx={{ typography: 'subtitle2', width: view.text, pt: whole ? 4 : 1.5 }}>{talk}</Text>}
        {whole && (
          <Row spacing={5} sx={{ pt: 3, width: 840, borderTop: 1, borderColor: 'divider' }}>
            {people.slice(2, 6).map(([name]) => (
              <Row key={name} spacing={1.5}>
                <Face name={name} ramp="lempire" size={64} />
                <Text size="name">{name}</Text>
              </Row>
            ))}
          </Row>
        )}
      </Stack>
      <Paper elevation={8} sx={{ position: 'absolute', ...windows[size], overflow: 'hidden' }}>
        {!phone && (
          <Row spacing={1.5} sx={{ p: 2.5, bgcolor: ramp[6], color: '#fff' }}>
            <Face name="Noa Klein" ramp="lempire" size={40} />
            <Pair size="title" head="Noa Klein" note="noa@a.example, UTC+1" ink="inherit" />
          </Row>
        )}
        {Object.entries(campaigns).map(([name, count]) => (
          <Row
            key={name}
            sx={{ height: phone ? 52 : 62, px: 1.5, pr: 3, bgcolor: name === 'Q2' ? ramp[0] : 'transparent' }}
          >
            <Radio checked={name === 'Q2'} />
            <Pair apart size="title" head={name} note={`${count} people`} sx={{ flex: 1 }} />
          </Row>
        ))}
        <Stack spacing={1} sx={{ p: phone ? 2 : 2.5, borderTop: 1, borderColor: 'divider' }}>
          {checks.slice(phone ? 1 : 0).map((check) => (
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
