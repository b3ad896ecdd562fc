import { Button, LinearProgress, Stack } from '@mui/material';
import { Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Editor } from './Editor';
import { Graph } from './Graph';
import { action, current, following, sign, status } from './program';
import { Window } from './Window';

/** The order of work in a browser, next to the editor where it is done. A phone has the order alone, with its button on a sheet. */
export function Calls() {
  const ramp = rampOf('meteor');
  const format = useFormat();
  const isWhole = format === 'whole';
  const sheet = { flex: 1, px: 2, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' };
  const progress = <LinearProgress variant="determinate" value={status.share} sx={{ width: 130, height: 8 }} />;
  const bar = (
    <TopBar name="Meteor, order of work" sign={sign} tabs={[]}>
      {isWhole && <Text muted>{status.text}</Text>}
      {isWhole && progress}
    </TopBar>
  );
  const line = (
    <Row apart sx={{ height: format === 'slab' ? 45 : 42, flex: 'none', px: format === 'slab' ? 3 : 2 }}>
      <Text>{status.text}</Text>
      {progress}
    </Row>
  );
  if (format === 'phone' || format === 'card') {
    return (
      <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
        {bar}
        {format === 'phone' && line}
        <Graph />
        <Row apart sx={sheet}>
          {format === 'card' ? <Text>{following}</Text> : <Pair size="name" head={current?.name} note={following} />}
          <Button variant="contained">{action}</Button>
        </Row>
      </Stack>
    );
  }
  const tabs = ['Order of work', 'Pull request 212', 'Async context, Node.js docs'];
  return (
    <Row spacing={1.5} sx={{ height: '100%', p: isWhole ? 3 : 1.5, bgcolor: ramp[2] }}>
      <Window width={isWhole ? 752 : 384} tabs={isWhole ? tabs : tabs.slice(0, 2)}>
        {bar}
        {!isWhole && line}
        <Graph />
      </Window>
      <Editor width={isWhole ? 468 : 380} />
    </Row>
  );
}
