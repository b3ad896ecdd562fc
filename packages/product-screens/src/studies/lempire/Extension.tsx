import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { Face } from '../../kit/Face';
import { Icon } from '../../kit/Icon';
import { icons } from '../../kit/icons';
import { Pointer } from '../../kit/Pointer';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { rampOf } from '../../theme/ramps';
import { campaigns, people } from './campaign';

const checks = ['Not on the do-not-contact list', 'In no running campaign'];

/** lempire's browser extension on somebody's page: dashes frame all that it reads. */
export function Extension() {
  const ramp = rampOf('lempire');
  const read = {
    border: `3px dashed ${ramp[5]}`,
    borderRadius: '10px',
    px: 1.5,
    py: 0.5,
    ml: -2,
    alignSelf: 'flex-start',
  };
  return (
    <Stack sx={{ height: 800, bgcolor: '#fff', position: 'relative', wordSpacing: '0.08em' }}>
      <Row spacing={2} sx={{ height: 64, px: 3, bgcolor: ramp[8], color: '#fff' }}>
        <Icon d={icons.back} />
        <Row sx={{ flex: 1, height: 38, px: 2, borderRadius: 5, bgcolor: ramp[7] }}>
          <Icon d={icons.lock} size={15} />
          <Text>shopdays.example/speakers/noa-klein</Text>
        </Row>
        <Box sx={{ p: 0.75, borderRadius: '8px', bgcolor: ramp[2], color: ramp[8], display: 'flex' }}>
          <Icon d="M3 6h18v12H3zM3 7l9 7 9-7" size={22} />
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
        <Text size="name" sx={{ fontWeight: 400, width: 640, pt: 4 }}>
          Returns are a shelf, too: what a shop learns when it opens every parcel that comes back. Thursday 21 May,
          11:00, hall 2.
        </Text>
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
          <div>
            <Text size="title">Noa Klein</Text>
            <Text>noa@a.example, UTC+1</Text>
          </div>
        </Row>
        {campaigns.map(([name, count]) => (
          <Row key={name} sx={{ height: 62, px: 1.5, pr: 3, bgcolor: name === 'Q2' ? ramp[0] : 'transparent' }}>
            <Radio checked={name === 'Q2'} />
            <Text size="title" sx={{ flex: 1 }}>
              {name}
            </Text>
            <Text muted>{count} people</Text>
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
