import { Box, Button, Chip, Stack, TextField } from '@mui/material';
import { Icon, icons, Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Plate } from './Plate';
import { Preview } from './Preview';
import { draft, draftText, top } from './week';

const advice = { height: 64, flex: 'none', px: 2, bgcolor: 'warning.light', color: 'warning.dark' };
/** The outline has no second, hidden label. */
const field = {
  slotProps: { input: { label: '' }, inputLabel: { sx: { bgcolor: 'background.paper', px: 0.5, ml: -0.5 } } },
};
const choice = { height: 52, flex: 1, justifyContent: 'center', borderRadius: '12px' };

/** The form in which the cooks write a dish, half filled, and a phone that can read it before the number left has come. */
export function DishForm() {
  const ramp = rampOf('eatfresh');
  const format = useFormat();
  const narrow = format === 'phone';
  const whole = format === 'whole';
  const [name, , allergens] = draft;
  const chosen = { bgcolor: ramp[5], color: '#fff' };
  const photo = (
    <Stack sx={{ flex: 'none', width: narrow ? 'auto' : whole ? 340 : 320, borderRadius: '12px', overflow: 'hidden' }}>
      <Box
        sx={{
          flex: narrow ? 'none' : 1,
          display: 'grid',
          placeContent: 'center',
          minHeight: 0,
          overflow: 'hidden',
          bgcolor: ramp[8],
          height: narrow ? 162 : 'auto',
        }}
      >
        <Box sx={{ filter: 'brightness(0.4)', my: -9 }}>
          <Plate dish={draft} size={whole ? 290 : 250} />
        </Box>
      </Box>
      <Row sx={advice} spacing={1.5}>
        <Icon d={icons.warning} size={28} />
        <Pair size="name" ink="inherit" head="This photo is too dark" note="Move the plate to the window." />
      </Row>
      <Row sx={{ bgcolor: 'warning.light', px: 2, pb: 1.5, justifyContent: 'flex-end' }}>
        <Button color="warning">Use it anyway</Button>
        <Button variant="contained">Take another photo</Button>
      </Row>
    </Stack>
  );
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
      <TopBar {...top} current={1} />
      <Row sx={{ flex: 1, alignItems: 'stretch', minHeight: 0 }} spacing={0}>
        <Stack sx={{ flex: 1, px: narrow ? 2 : 3, pb: narrow ? 2 : 3 }} spacing={narrow ? 1.25 : whole ? 3 : 2}>
          <Row sx={{ height: narrow ? 52 : 72, mb: '-8px !important', flex: 'none' }} spacing={1.5}>
            <Text size={narrow ? 'title' : 'heading'}>{name}</Text>
            {!narrow && <Chip label="Draft for December 8" sx={{ bgcolor: ramp[1] }} />}
            <Box sx={{ flex: 1 }} />
            <Text muted>3 of 5 done</Text>
            {!narrow && (
              <Button variant="contained" size="large" disabled>
                Publish
              </Button>
            )}
          </Row>
          {narrow && photo}
          {!narrow && (
            <Row spacing={3} sx={{ alignItems: 'stretch', flex: 1 }}>
              <Stack sx={{ flex: 1, pt: 1 }} spacing={whole ? 3.5 : 2}>
                <TextField {...field} label="Name" value={name} />
                <TextField
                  {...field}
                  label="Text"
                  value={draftText}
                  helperText={`${draftText.length} of 160 letters`}
                  multiline
                  rows={whole ? 8 : 2}
                  focused
                />
                <TextField {...field} label="Price" error helperText="No price yet" />
              </Stack>
              {photo}
            </Row>
          )}
          <Text size="name">
            {narrow ? 'Allergens' : 'Allergens, once for the page, the label and the packing list'}
          </Text>
          <Row sx={{ flex: 'none' }}>
            {['Nuts', 'Milk', 'Fish', 'Wheat', 'Egg'].map((one) => {
              const has = allergens.toLowerCase().includes(one.toLowerCase());
              return (
                <Row key={one} spacing={0.75} sx={{ ...choice, ...(has ? chosen : { bgcolor: ramp[0] }) }}>
                  {has && !narrow && <Icon d={icons.check} />}
                  <Text size={narrow ? 'body' : 'name'} bold>
                    {one}
                  </Text>
                </Row>
              );
            })}
          </Row>
        </Stack>
        {whole && <Preview />}
      </Row>
    </Stack>
  );
}
