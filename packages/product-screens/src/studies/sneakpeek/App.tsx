import { Box, Button, Stack } from '@mui/material';
import { Icon, rampOf, Row, Text, useFormat } from '../../kit';
import { Art } from './Art';
import { type PhoneName, phones } from './states';

const large = { lineHeight: 1.2, fontWeight: 700, letterSpacing: '-0.04em' };
const eye = 'M3 12a11 11 0 0 1 18 0 11 11 0 0 1-18 0zM12 8.5a3.5 3.5 0 1 0 .01 0';

interface AppProps {
  name: PhoneName;
  /** On the light ground of what is to be shown or signed. */
  bright: boolean;
  /** Words and drawing beside each other, without the lines below. */
  low?: boolean;
  /** Whether the app's name is above it. */
  titled?: boolean;
}

/** One view of Sneakpeek's app in a small place: a third of a slab, a phone's width, or half of its height. */
export function App({ name, bright, low = false, titled = true }: AppProps) {
  const ramp = rampOf('sneakpeek');
  const wide = useFormat() !== 'slab';
  const [[time, label, big, note], lines, action] = phones[name];
  const colors = bright ? { bgcolor: ramp[2], color: ramp[8] } : { bgcolor: 'background.paper' };
  const size = wide ? 'body' : 'note';
  const art = <Art name={name} width={low ? 148 : wide ? 230 : 208} />;
  return (
    <Stack sx={{ ...colors, flex: 1, minWidth: 0, px: wide ? 2 : 1.75, pb: 2, borderRadius: wide ? 0 : '28px' }}>
      {titled && (
        <Row sx={{ height: 48, flex: 'none' }}>
          <Icon d={eye} size={22} />
          <Text size="name" sx={{ flex: 1 }}>
            Sneakpeek
          </Text>
          <Text>{time}</Text>
        </Row>
      )}
      <Row spacing={2} sx={{ flex: low ? 1 : 'none', alignItems: 'center' }}>
        <div>
          <Text size={low ? 'body' : 'name'}>{label}</Text>
          <Text sx={{ ...large, fontSize: low ? 36 : wide ? 52 : 38 }}>{big}</Text>
          <Text sx={{ minHeight: wide ? 0 : 36, textWrap: 'balance' }}>{note}</Text>
        </div>
        {low && <Box sx={{ flex: 1, color: ramp[bright ? 8 : 3], display: 'grid', justifyContent: 'end' }}>{art}</Box>}
      </Row>
      {!low && (
        <Box sx={{ flex: 1, minHeight: 0, display: 'grid', placeContent: 'center', color: ramp[bright ? 8 : 3] }}>
          {art}
        </Box>
      )}
      {!low &&
        lines.slice(0, wide ? 2 : 3).map((words) => (
          <Row
            key={words}
            sx={{ height: 38, borderTop: 1, borderColor: bright ? ramp[3] : 'divider' }}
            spacing={0.5}
            apart
          >
            <Text size={size} noWrap>
              {words.split(': ')[0]}
            </Text>
            <Text size={size} noWrap sx={{ fontWeight: 650 }}>
              {words.split(': ')[1]}
            </Text>
          </Row>
        ))}
      <Button
        variant="contained"
        sx={{ height: 44, flex: 'none', borderRadius: 9, mt: 1, ...(bright && { bgcolor: ramp[8], color: ramp[1] }) }}
      >
        {action}
      </Button>
    </Stack>
  );
}
