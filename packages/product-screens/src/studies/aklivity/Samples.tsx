import { Box, Button, Stack } from '@mui/material';
import { Pair, Phone, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Code } from './Code';
import { release, site } from './streams';

const pages = ['http', 'kafka', 'mqtt', 'grpc', 'sse', 'tls', 'ws'];
const event = '{ "id": 412, "time": "9:41", "rain": 1.2 }';

/** A page of Aklivity's docs and, on a phone, a page for buyers: both show the same sample, and the preview of a change says so. */
export function Samples() {
  const ramp = rampOf('aklivity');
  const format = useFormat();
  const isWhole = format === 'whole';
  const isPhone = format === 'phone';
  const page = { typography: 'subtitle1', p: 2.25, borderRadius: 1 };
  const preview = (
    <Row apart sx={{ flex: 'none', height: isPhone ? 62 : 68, px: isPhone ? 2 : 3, bgcolor: ramp[1], color: ramp[8] }}>
      <Pair size="name" head="Preview: one comma moved" note="1 sample on 2 pages, all checks passed" ink={ramp[8]} />
      <Button variant="contained">Merge</Button>
    </Row>
  );
  const sold = (
    <>
      <Text size={isWhole ? 36 : 24}>One port, and everyone hears the rain</Text>
      {isWhole && (
        <Text sx={{ typography: 'subtitle2' }}>No new software at the stations: they send what they send today.</Text>
      )}
      <Code size={isWhole ? 20 : isPhone ? 16 : 14} />
      <Text sx={{ textWrap: 'balance' }}>The sample runs against every release before you can paste it.</Text>
    </>
  );
  if (isPhone) {
    return (
      <Stack sx={{ height: '100%', bgcolor: '#fff' }}>
        <TopBar {...site} />
        {preview}
        <Stack spacing={1.75} sx={{ px: 2, pt: 2 }}>
          {sold}
        </Stack>
      </Stack>
    );
  }
  return (
    <Row spacing={0} sx={{ height: '100%', alignItems: 'stretch', bgcolor: '#fff' }}>
      <Stack sx={{ flex: 1 }}>
        <TopBar {...site} {...(isWhole ? { current: 1 } : { tabs: [] })} />
        {preview}
        <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
          {isWhole && (
            <Box sx={{ width: 180, p: 2, bgcolor: ramp[0] }}>
              <Text sx={{ color: 'text.secondary', px: 2.25, py: 1 }}>{release}</Text>
              <Text sx={{ ...page, bgcolor: ramp[2] }}>{pages[0]}</Text>
              {pages.slice(1).map((name) => (
                <Text key={name} sx={page}>
                  {name}
                </Text>
              ))}
            </Box>
          )}
          <Stack spacing={isWhole ? 2.5 : 1.5} sx={{ flex: 1, px: isWhole ? 5 : 3, pt: isWhole ? 4 : 2 }}>
            <Text size={isWhole ? 40 : 30}>{pages[0]}</Text>
            <Text sx={{ typography: 'subtitle2' }}>
              Opens a port for plain HTTP and hands each event on to a stream.
              {isWhole && ' What is written with POST is read by everyone who may.'}
            </Text>
            <Code size={isWhole ? 22 : 16} />
            {isWhole && <Text sx={{ typography: 'subtitle2' }}>Then read what has arrived:</Text>}
            <Stack spacing={1} sx={{ p: isWhole ? 2.5 : 1.5, borderRadius: 1, bgcolor: ramp[0] }}>
              <Row apart>
                <Text mono>GET /rain</Text>
                <Text mono>200</Text>
              </Row>
              <Text mono>{event}</Text>
            </Stack>
          </Stack>
        </Row>
      </Stack>
      <Box sx={{ width: isWhole ? 510 : 336, display: 'grid', placeContent: 'center', bgcolor: ramp[2] }}>
        <Phone time="9:41" {...(isWhole ? { height: 730 } : { height: 486, sx: { width: 288 } })}>
          <Stack spacing={isWhole ? 2.5 : 1.75} sx={{ p: isWhole ? 3 : 2.5 }}>
            {sold}
            <Button sx={{ height: isWhole ? 52 : 44, color: '#fff', bgcolor: 'primary.main' }}>Read the docs</Button>
          </Stack>
        </Phone>
      </Box>
    </Row>
  );
}
