import { Box, Button, Stack } from '@mui/material';
import { DecisionBar, Phone, rampOf, Row, Text, TopBar } from '../../kit';
import { Code } from './Code';
import { release, site } from './streams';

const pages = ['http', 'kafka', 'mqtt', 'grpc', 'sse', 'tls', 'ws'];

/** A page of Aklivity's docs and, on a phone, a page for buyers: both show the same sample. */
export function Samples() {
  const ramp = rampOf('aklivity');
  const page = { typography: 'subtitle1', p: 2.25, borderRadius: 1 };
  return (
    <Row spacing={0} sx={{ height: 800, alignItems: 'stretch', bgcolor: '#fff' }}>
      <Stack sx={{ flex: 1 }}>
        <TopBar {...site} current={1} />
        <Row spacing={0} sx={{ flex: 1, alignItems: 'stretch' }}>
          <Box sx={{ width: 180, p: 2, bgcolor: ramp[0] }}>
            <Text sx={{ color: 'text.secondary', px: 2.25, py: 1 }}>{release}</Text>
            <Text sx={{ ...page, bgcolor: ramp[2] }}>{pages[0]}</Text>
            {pages.slice(1).map((name) => (
              <Text key={name} sx={page}>
                {name}
              </Text>
            ))}
          </Box>
          <Stack spacing={2.5} sx={{ flex: 1, px: 5, pt: 5 }}>
            <Text size={40}>{pages[0]}</Text>
            <Text sx={{ typography: 'subtitle2' }}>
              Opens a port for plain HTTP and hands each event on to a stream. What is written with POST is read by
              everyone who may.
            </Text>
            <Code size={24} />
            <Text sx={{ typography: 'subtitle2' }}>Then read what has arrived:</Text>
            <Row apart sx={{ p: 2.5, borderRadius: 1, bgcolor: ramp[0] }}>
              <Text mono>GET /rain</Text>
              <Text mono>200</Text>
            </Row>
          </Stack>
        </Row>
        <DecisionBar ramp="aklivity" title="Preview: one comma moved" note="All checks passed" action="Merge" />
      </Stack>
      <Box sx={{ width: 510, display: 'grid', placeContent: 'center', bgcolor: ramp[2] }}>
        <Phone time="9:41" height={730}>
          <Stack spacing={2.5} sx={{ p: 3 }}>
            <Text size={36}>One port, and everyone hears the rain</Text>
            <Text sx={{ typography: 'subtitle2' }}>
              No new software at the stations: they send what they send today.
            </Text>
            <Code size={20} />
            <Text>The sample runs against every release before you can paste it.</Text>
            <Button sx={{ height: 52, color: '#fff', bgcolor: 'primary.main' }}>Read the docs</Button>
          </Stack>
        </Phone>
      </Box>
    </Row>
  );
}
