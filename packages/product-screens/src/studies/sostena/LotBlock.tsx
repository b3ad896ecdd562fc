import { LinearProgress, Paper } from '@mui/material';
import { Icon, icons, rampOf, Row, Text } from '../../kit';
import { clock, type Lot, lots, now } from './day';

interface LotBlockProps {
  lot: Lot;
  /** Where it is on the board, in pixels: it ends at the board's edges. */
  place: { left: number; right: number; top: number; height: number };
  /** Minutes since six, where it is dragged. */
  from?: number;
  /** How it is in the plan; without this it follows from the time. */
  plan?: 'draft' | 'left' | 'new' | undefined;
}

const truck = 'M2 6h12v11H2zM14 10h4l4 4v3h-8zM6 20a2 2 0 1 0-.01-4M18 20a2 2 0 1 0-.01-4';
const block = { mr: '2px', p: '10px 12px', overflow: 'hidden', display: 'flex', flexDirection: 'column' };
const foot = { position: 'absolute', left: 0, right: 0, bottom: 0, height: 5 };

/** A lot of produce on the board: a block as long as its loading takes. */
export function LotBlock({ lot, place, from = lot.from, plan }: LotBlockProps) {
  const ramp = rampOf('sostena');
  const warm = rampOf('pet-parker');
  const looks = {
    loaded: { bgcolor: 'background.default', color: 'text.secondary', border: 1, borderColor: 'divider' },
    loading: { bgcolor: ramp[6], color: '#fff', border: 1, borderColor: ramp[6] },
    planned: { bgcolor: ramp[1], color: ramp[8], border: 1, borderColor: ramp[1] },
    late: { bgcolor: warm[0], color: warm[8], border: 1, borderColor: warm[2] },
    new: { bgcolor: ramp[3], color: ramp[8], border: 1, borderColor: ramp[3] },
    draft: { bgcolor: '#fff', color: ramp[8], border: '2px dashed', borderColor: ramp[5], boxShadow: 8, zIndex: 2 },
    left: { color: 'text.secondary', border: '2px dashed', borderColor: ramp[3], bgcolor: 'background.paper' },
  };
  const length = lot.to - lot.from;
  const done = ((now - from) / length) * 100;
  const byTime = lot.to < now ? 'loaded' : lot.from < now ? 'loading' : 'planned';
  const state = plan ?? (lot.late > 0 ? 'late' : byTime);
  const { left, right, top, height } = place;
  const box = { position: 'absolute', left, top, height, width: right - left };
  const narrow = right - left < 176;
  return (
    <Paper sx={{ ...box, ...block, ...looks[state] }}>
      <Row apart>
        <Text size="name" noWrap>
          {lot.crop}
        </Text>
        {state === 'loaded' && <Icon d={icons.check} size={16} />}
        {state === 'loading' && <Text sx={{ color: ramp[2] }}>{Math.round(done)}%</Text>}
      </Row>
      <Text noWrap>
        {clock(from)}–{clock(from + length)}
      </Text>
      <Text noWrap>
        {lot.tons.toFixed(1)} t, lot {2201 + lots.indexOf(lot)}
      </Text>
      <Row spacing={0.75} sx={{ mt: 'auto' }}>
        <Icon d={truck} size={15} />
        {!(narrow && lot.late > 0) && (
          <Text size="note" noWrap>
            {lot.driver.replaceAll(/(\w)\w* (\w+)/g, '$1. $2')}
          </Text>
        )}
        {lot.late > 0 && (
          <Text size="note" bold noWrap>
            {lot.late} min late
          </Text>
        )}
      </Row>
      {state === 'loading' && <LinearProgress variant="determinate" color="inherit" value={done} sx={foot} />}
    </Paper>
  );
}
