import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Phone } from '../../kit/Phone';
import { Row } from '../../kit/Row';
import { Text } from '../../kit/Text';
import { rampOf } from '../../theme/ramps';
import { Art } from './Art';
import type { PhoneRecord } from './states';

/** Sneakpeek's app on phones side by side. */
export function Phones({ phones }: { phones: readonly PhoneRecord[] }) {
  const ramp = rampOf('sneakpeek');
  return (
    <Row spacing={3.5} sx={{ height: 800, bgcolor: ramp[6], justifyContent: 'center' }}>
      {phones.map(({ time, label, big, note, art, lines, action, bright }) => (
        <Box key={label + big} sx={{ zoom: 0.9 }}>
          <Phone time={time} height={844} {...(bright && { ground: ramp[2], ink: ramp[8] })}>
            <Stack sx={{ flex: 1, px: 3, pt: 2.5, pb: 4 }}>
              <Text size="title">{label}</Text>
              <Text sx={{ fontSize: 60, lineHeight: 1.2, fontWeight: 700, letterSpacing: '-0.04em' }}>{big}</Text>
              <Text size="name">{note}</Text>
              <Box sx={{ my: 6, color: bright ? ramp[8] : ramp[3] }}>
                <Art name={art} />
              </Box>
              {lines.map((words) => (
                <Row key={words} sx={{ height: 62, borderTop: 1, borderColor: bright ? ramp[3] : 'divider' }} apart>
                  <Text sx={{ fontSize: 15 }}>{words.split(': ')[0]}</Text>
                  <Text size="name">{words.split(': ')[1]}</Text>
                </Row>
              ))}
              <Box sx={{ flex: 1 }} />
              <Button
                variant="contained"
                sx={{ height: 60, borderRadius: 9, fontSize: 17, ...(bright && { bgcolor: ramp[8], color: ramp[1] }) }}
              >
                {action}
              </Button>
            </Stack>
          </Phone>
        </Box>
      ))}
    </Row>
  );
}
