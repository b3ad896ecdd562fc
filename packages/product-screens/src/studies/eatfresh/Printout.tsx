import { Box, Paper, Stack } from '@mui/material';
import { Icon, icons, Pair, rampOf, Row, Text, useFormat } from '../../kit';
import { dishes, packing, perTray, sheet, top } from './week';

const tiles = (color: string) =>
  `linear-gradient(${color} 2px, transparent 2px) 0 0 / 100% 80px, linear-gradient(90deg, ${color} 2px, transparent 2px) 0 0 / 160px 100%`;
const hung = { p: 2.5, pt: 2, boxShadow: '0 2px 10px rgb(0 0 0 / .18)', borderRadius: 0, flex: 'none' };
const total = sheet.reduce((sum, [, meals]) => sum + meals, 0);
const trays = (meals: number) => Math.ceil(meals / perTray);

/** What the kitchen's printer gave at the end of closing, on the rail beside the oven: the cooking list, and with more room the packing list and labels. */
export function Printout() {
  const ramp = rampOf('eatfresh');
  const format = useFormat();
  const narrow = format === 'phone';
  const whole = format === 'whole';
  const grid = {
    display: 'grid',
    gridTemplateColumns: narrow ? '28px 1fr 52px 52px' : `34px 1fr 64px 64px ${whole ? 190 : 150}px`,
    alignItems: 'center',
  };
  const size = { fontSize: whole ? 15 : 13 };
  const line = { borderTop: 1, borderColor: 'divider', flex: 1 };
  const labels = sheet.slice(0, whole ? 4 : 2).map(([at]) => dishes[at]);
  return (
    <Box sx={{ height: '100%', bgcolor: ramp[0], background: tiles(ramp[1]) }}>
      <Box sx={{ height: narrow ? 20 : 28, bgcolor: ramp[8], position: 'relative', zIndex: 1 }} />
      <Row spacing={3} sx={{ px: narrow ? 2 : 3, alignItems: 'flex-start', height: narrow ? 444 : whole ? 744 : 498 }}>
        <Paper sx={{ ...hung, flex: 1, height: '100%', display: 'flex', flexDirection: 'column' }}>
          <Row spacing={1} sx={{ mb: narrow ? 0.25 : 1 }}>
            <Box sx={{ color: 'primary.main', display: 'flex' }}>
              <Icon d={top.sign} size={20} />
            </Box>
            <Text bold>{top.name}</Text>
          </Row>
          <Row apart sx={{ mb: 1 }}>
            <Text size={narrow ? 'title' : 'heading'}>Cooking list</Text>
            <Text mono>Week of December 1</Text>
          </Row>
          <Box sx={{ ...grid, pb: 0.5 }}>
            {['', 'Dish', 'Trays', 'Meals', ...(narrow ? [] : ['Of them'])].map((head, at) => (
              <Text
                key={head}
                mono
                muted
                sx={{ textAlign: at === 2 || at === 3 ? 'right' : 'left', pl: at === 4 ? 3 : 0 }}
              >
                {head}
              </Text>
            ))}
          </Box>
          {sheet.slice(0, narrow ? 6 : 8).map(([at, meals, without], index) => (
            <Box key={at} sx={{ ...grid, ...line }}>
              <Box sx={{ color: 'info.main', display: 'flex', transform: `rotate(${(index * 7) % 11}deg)` }}>
                {index < 4 && <Icon d={icons.check} size={24} />}
              </Box>
              <div>
                <Text mono bold sx={size}>
                  {dishes[at]?.[0]}
                </Text>
                {narrow && without !== '' && <Text mono>{without}</Text>}
              </div>
              <Text mono bold align="right" sx={size}>
                {trays(meals)}
              </Text>
              <Text mono align="right" sx={size}>
                {meals}
              </Text>
              {!narrow && (
                <Text mono sx={{ ...size, pl: 3 }}>
                  {without}
                </Text>
              )}
            </Box>
          ))}
          <Row apart sx={{ borderTop: 2, pt: 1.25 }}>
            <Text mono bold>
              This sheet does not change
            </Text>
            {!narrow && (
              <Text mono>
                {sheet.reduce((sum, [, meals]) => sum + trays(meals), 0)} trays, {total.toLocaleString('en')} meals
              </Text>
            )}
          </Row>
        </Paper>
        {!narrow && (
          <Stack spacing={2} sx={{ width: whole ? 360 : 236, height: '100%' }}>
            <Paper sx={hung}>
              <Text size={whole ? 'heading' : 'title'} sx={{ mb: 1 }}>
                Packing list
              </Text>
              {packing.map(([area, boxes]) => (
                <Row key={area} apart sx={{ ...line, height: whole ? 38 : 34 }}>
                  <Text mono sx={size}>
                    {area}
                  </Text>
                  <Text mono bold sx={size}>
                    {boxes} boxes
                  </Text>
                </Row>
              ))}
            </Paper>
            {labels.map(
              (dish) =>
                dish && (
                  <Paper key={dish[0]} sx={{ ...hung, flex: 1, py: 1, borderRadius: '8px', alignContent: 'center' }}>
                    <Pair size="title" head={dish[0]} note={`Contains ${dish[2].toLowerCase()}`} />
                    <Text mono sx={{ mt: 1 }}>
                      Eat by Thu, December 4
                    </Text>
                  </Paper>
                ),
            )}
          </Stack>
        )}
      </Row>
    </Box>
  );
}
