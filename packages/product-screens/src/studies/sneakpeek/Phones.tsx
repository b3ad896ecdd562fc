import { Box, Button, Stack } from '@mui/material';
import { Phone, rampOf, Row, Text, useFormat } from '../../kit';
import { App } from './App';
import { Art } from './Art';
import { type PhoneName, phones } from './states';

const large = { fontSize: 60, lineHeight: 1.2, fontWeight: 700, letterSpacing: '-0.04em' };
const button = { height: 60, borderRadius: 9, fontSize: 17 };
const isBright = (name: PhoneName) => name === 'finger' || name === 'code';

/** Sneakpeek's app on phones next to each other, or alone where there is room for one; two of its views are then one above the other. */
export function Phones({ names }: { names: readonly PhoneName[] }) {
  const ramp = rampOf('sneakpeek');
  const format = useFormat();
  if (format === 'slab')
    return (
      <Row spacing={2.5} sx={{ height: '100%', bgcolor: ramp[6], p: 2.5, alignItems: 'stretch' }}>
        {names.map((name) => (
          <App key={name} name={name} bright={isBright(name)} />
        ))}
      </Row>
    );
  if (format !== 'whole')
    return (
      <Stack sx={{ height: '100%' }}>
        {names.map((name, index) => (
          <App
            key={name}
            name={name}
            bright={names.length > 1 ? index === 0 : isBright(name)}
            low={names.length > 1 || format === 'card'}
            titled={index === 0}
          />
        ))}
      </Stack>
    );
  return (
    <Row spacing={3.5} sx={{ height: '100%', bgcolor: ramp[6], justifyContent: 'center' }}>
      {names.map((name) => {
        const [[time, label, big, note], lines, action] = phones[name];
        const bright = isBright(name);
        return (
          <Box key={name} sx={{ zoom: 0.9 }}>
            <Phone time={time} height={844} {...(bright && { ground: ramp[2], ink: ramp[8] })}>
              <Stack sx={{ flex: 1, px: 3, pt: 2.5, pb: 4 }}>
                <Text size="title">{label}</Text>
                <Text sx={large}>{big}</Text>
                <Text size="name">{note}</Text>
                <Box sx={{ my: 6, color: ramp[bright ? 8 : 3] }}>
                  <Art name={name} />
                </Box>
                {lines.map((words) => (
                  <Row key={words} sx={{ height: 62, borderTop: 1, borderColor: bright ? ramp[3] : 'divider' }} apart>
                    <Text sx={{ fontSize: 15 }}>{words.split(': ')[0]}</Text>
                    <Text size="name">{words.split(': ')[1]}</Text>
                  </Row>
                ))}
                <Box sx={{ flex: 1 }} />
                <Button variant="contained" sx={{ ...button, ...(bright && { bgcolor: ramp[8], color: ramp[1] }) }}>
                  {action}
                </Button>
              </Stack>
            </Phone>
          </Box>
        );
      })}
    </Row>
  );
}
