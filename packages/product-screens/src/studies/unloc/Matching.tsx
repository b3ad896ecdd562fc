import { Box, Button, Chip, Stack } from '@mui/material';
import { Icon, icons, Pair, rampOf, Row, Text, useFormat } from '../../kit';
import { Browser } from './Browser';
import { Entry } from './Entry';
import { compared, entries, waiting } from './history';
import { List } from './List';

/** The list of contacts that the matcher did not join: a person compares them, and a third one makes it harder. */
export function Matching() {
  const ramp = rampOf('unloc');
  const format = useFormat();
  const whole = format === 'whole';
  const narrow = format === 'phone';
  const grid = {
    display: 'grid',
    gridTemplateColumns: narrow ? '1fr 1fr 72px' : '112px 1fr 1fr 80px',
    alignItems: 'center',
    flex: 'none',
    columnGap: 1.5,
  };
  const unproven = { bgcolor: 'transparent', border: `1px dashed ${ramp[4]}` };
  const near = { bgcolor: ramp[2] };
  const same = { bgcolor: ramp[8], color: ramp[2] };
  const looks = { Same: same, Similar: near, Related: near, Different: unproven, 'No proof': unproven };
  const buttons = (
    <Row spacing={1.5} sx={{ flex: 'none' }}>
      <Button variant="outlined" size="large" fullWidth={narrow}>
        Two people
      </Button>
      <Button variant="contained" size="large" fullWidth={narrow} sx={{ flex: 'none', width: narrow ? '55%' : 'auto' }}>
        Same person
      </Button>
    </Row>
  );
  return (
    <Browser path="customers/who-is-who">
      {whole && <List title="Waiting for a person" rows={waiting} current={1} />}
      <Stack sx={{ flex: 1, px: narrow ? 2 : 3, pb: narrow ? 2 : 1.5, minWidth: 0 }}>
        <Row apart sx={{ height: narrow ? 64 : 80, flex: 'none' }}>
          <Pair
            size={[narrow ? 'title' : 'heading', 'body']}
            head="Are these one person?"
            note="A merge can be undone"
          />
          {!narrow && buttons}
        </Row>
        {compared.slice(0, narrow ? 4 : 6).map(([field, one, other, verdict], index) => (
          <Box
            key={field}
            sx={{
              ...grid,
              flex: 1,
              maxHeight: whole ? 58 : 'none',
              ...(index === 0
                ? { bgcolor: ramp[0], borderRadius: '6px' }
                : { borderTop: index > 1 ? 1 : 0, borderColor: 'divider' }),
              px: narrow ? 1.25 : 1.75,
            }}
          >
            {!narrow && <Text muted>{field}</Text>}
            <Text bold size={index === 0 ? 'name' : 'body'}>
              {one}
            </Text>
            <Text bold size={index === 0 ? 'name' : 'body'}>
              {other}
            </Text>
            <Chip label={verdict} sx={{ justifySelf: 'start', ...looks[verdict] }} />
          </Box>
        ))}
        <Row
          spacing={1.5}
          sx={{
            height: narrow ? 64 : 68,
            flex: 'none',
            px: narrow ? 1.25 : 1.75,
            my: 1.5,
            borderRadius: '6px',
            bgcolor: 'warning.light',
            color: 'warning.dark',
          }}
        >
          <Icon d={icons.warning} size={24} />
          <Pair
            size={narrow ? 'body' : 'name'}
            ink="inherit"
            head="Lasse Brandt works there too"
            note="He asked about the same export in May."
          />
        </Row>
        {whole && (
          <Row spacing={3} sx={{ alignItems: 'flex-start', pt: 1 }}>
            {[entries[2], entries[3]].map((entry) => (
              <Box key={entry[3]} sx={{ flex: 1 }}>
                <Entry entry={entry} last />
              </Box>
            ))}
          </Row>
        )}
        {narrow && buttons}
      </Stack>
    </Browser>
  );
}
