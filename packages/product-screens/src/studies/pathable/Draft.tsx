import { Button } from '@mui/material';
import { Pair, Row, useFormat } from '../../kit';

interface DraftProps {
  /** How many changes wait in it; without any it has been published. */
  changes: number;
}

/** The plan's toolbar: what only the team sees yet, and the button that sends it to everyone. */
export function Draft({ changes }: DraftProps) {
  const format = useFormat();
  const isWhole = format === 'whole';
  const title = changes > 0 ? `Draft, ${changes} ${changes > 1 ? 'changes' : 'change'}` : 'Published at 8:41';
  const note = changes > 0 ? 'Only your team sees it' : 'Every phone and lobby screen shows it';
  return (
    <Row spacing={2} sx={{ flex: 'none', ...(isWhole && { height: 84, px: 3 }) }} apart>
      <Pair size="name" head={title} note={format === 'phone' ? '' : note} sx={{ flexGrow: isWhole ? 1 : 0 }} />
      {isWhole && changes > 0 && <Button>Discard</Button>}
      <Button variant={changes > 0 ? 'contained' : 'outlined'} sx={{ px: 2.5 }}>
        {changes > 0 ? 'Publish' : 'Undo'}
      </Button>
    </Row>
  );
}
