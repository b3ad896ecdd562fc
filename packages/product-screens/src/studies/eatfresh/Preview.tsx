import { Box, Stack } from '@mui/material';
import { Pair, Phone, rampOf, Row, Text } from '../../kit';
import { Plate } from './Plate';
import { dishes, draft, draftText } from './week';

/** A customer's phone with the menu's page before the numbers left have come: each is a dotted box. */
export function Preview() {
  const ramp = rampOf('eatfresh');
  const left = <Box sx={{ width: 76, height: 30, border: `2px dotted ${ramp[4]}`, borderRadius: '7px' }} />;
  return (
    <Stack sx={{ width: 490, bgcolor: ramp[2], alignItems: 'center', justifyContent: 'center' }}>
      <Box sx={{ zoom: 0.85 }}>
        <Phone time="9:41" height={812}>
          <Box sx={{ bgcolor: ramp[1], p: '13px 95px' }}>
            <Plate dish={draft} size={200} />
          </Box>
          <Stack sx={{ p: 3 }} spacing={1.25}>
            <Text size="heading">{draft[0]}</Text>
            <Text sx={{ fontSize: 16 }}>{draftText}</Text>
            <Row apart>
              <Text size="name">Contains {draft[2].toLowerCase()}</Text>
              {left}
            </Row>
          </Stack>
          {dishes.slice(1, 5).map((dish) => (
            <Row key={dish[0]} sx={{ height: 86, px: 3, borderTop: 1, borderColor: 'divider' }} spacing={2}>
              <Plate dish={dish} size={60} />
              <Pair size={['title', 'name']} ink="inherit" head={dish[0]} note={`$${dish[1]}`} sx={{ flex: 1 }} />
              {left}
            </Row>
          ))}
        </Phone>
      </Box>
    </Stack>
  );
}
