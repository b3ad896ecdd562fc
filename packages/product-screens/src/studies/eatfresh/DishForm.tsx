import { Box, Button, Stack, TextField } from '@mui/material';
import { Icon, icons, Pair, Phone, rampOf, Row, Text, TopBar } from '../../kit';
import { Plate } from './Plate';
import { dishes, stew, top } from './week';

const words = 'Brown lentils with carrot and leek, thyme butter and toasted walnuts. Sourdough on the side.';
const photo = { height: 316, p: '38px 30px', filter: 'brightness(0.34)' };
const advice = { height: 84, px: 2.5, bgcolor: 'warning.light', color: 'warning.dark' };
const choice = { height: 64, flex: 1, justifyContent: 'center', borderRadius: '12px' };

/** The form in which the cooks write a dish, and a phone that can read it before the number left has come. */
export function DishForm() {
  const ramp = rampOf('eatfresh');
  const [name, price, allergens] = stew;
  const chosen = { bgcolor: ramp[5], color: '#fff' };
  const left = <Box sx={{ width: 76, height: 30, border: `2px dotted ${ramp[4]}`, borderRadius: '7px' }} />;
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper' }}>
      <TopBar {...top} current={1} />
      <Row sx={{ flex: 1, alignItems: 'stretch' }} spacing={0}>
        <Box sx={{ width: 790, p: 3 }}>
          <Text size="heading">{name}</Text>
          <Row spacing={3} sx={{ alignItems: 'stretch', my: 3.5 }}>
            <Stack sx={{ flex: 1, justifyContent: 'space-between' }}>
              <TextField label="Name" value={name} />
              <TextField label="Text" value={words} multiline rows={8} />
              <TextField label="Price" value={`$${price}.00`} />
            </Stack>
            <Box sx={{ width: 300, borderRadius: '12px', overflow: 'hidden', bgcolor: ramp[8] }}>
              <Box sx={photo}>
                <Plate dish={stew} size={240} />
              </Box>
              <Row sx={advice} spacing={1.5}>
                <Icon d={icons.warning} size={28} />
                <Pair size="name" ink="inherit" head="This photo is too dark" note="Move the plate to the window." />
              </Row>
            </Box>
          </Row>
          <Text size="name">Allergens, once for the page, the label and the packing list</Text>
          <Row sx={{ mt: 2 }}>
            {['Nuts', 'Milk', 'Fish', 'Wheat', 'Egg'].map((one) => {
              const has = allergens.toLowerCase().includes(one.toLowerCase());
              return (
                <Row key={one} sx={{ ...choice, ...(has ? chosen : { bgcolor: ramp[0] }) }}>
                  {has && <Icon d={icons.check} />}
                  <Text size="name">{one}</Text>
                </Row>
              );
            })}
          </Row>
          <Row spacing={2} sx={{ mt: 4, justifyContent: 'flex-end' }}>
            <Button>Use it all the same</Button>
            <Button variant="contained" size="large">
              Take another photo
            </Button>
          </Row>
        </Box>
        <Stack sx={{ flex: 1, bgcolor: ramp[2], alignItems: 'center', justifyContent: 'center' }}>
          <Box sx={{ zoom: 0.85 }}>
            <Phone time="9:41" height={812}>
              <Box sx={{ bgcolor: ramp[1], p: '13px 95px' }}>
                <Plate dish={stew} size={200} />
              </Box>
              <Stack sx={{ p: 3 }} spacing={1.25}>
                <Text size="heading">{name}</Text>
                <Text sx={{ fontSize: 16 }}>{words}</Text>
                <Row apart>
                  <Text size="heading">${price}</Text>
                  {left}
                </Row>
                <Text size="name">{allergens}</Text>
              </Stack>
              {dishes.slice(1, 4).map((dish) => (
                <Row key={dish[0]} sx={{ height: 86, px: 3, borderTop: 1, borderColor: 'divider' }} spacing={2}>
                  <Plate dish={dish} size={60} />
                  <Pair size={['title', 'name']} ink="inherit" head={dish[0]} note={`$${dish[1]}`} sx={{ flex: 1 }} />
                  {left}
                </Row>
              ))}
            </Phone>
          </Box>
        </Stack>
      </Row>
    </Stack>
  );
}
