import { Box, Chip, Paper } from '@mui/material';
import { Pointer, rampOf, Text, useFormat } from '../../kit';
import { clock, closed, moved, seatsOf, sessions } from './event';
import { views } from './views';

const again = sessions.filter(({ speaker, from }) => speaker === moved.speaker && from !== moved.from);
const facts = [
  [moved.hall.seats, `seats in ${moved.hall.name}`],
  [moved.bookmarks, 'people bookmarked it'],
  ...again.map(({ from, hall }) => [clock(from), `${moved.speaker} again, in ${hall.name}`]),
];

/** The floor plan: a dot for each seat. The hall that a session is held over fills with those who bookmarked it. */
export function Plan({ dragged, pointer, draft }: { dragged: number; pointer: boolean; draft: boolean }) {
  const ramp = rampOf('pathable');
  const format = useFormat();
  const view = views[format === 'hero' ? 'whole' : format];
  const over = Math.max(0, Math.min(1, dragged * 8 - 6));
  const look = draft ? { bgcolor: '#fff', border: '2px dashed', borderColor: ramp[5] } : { bgcolor: ramp[3] };
  const [left, top] = view.from.map((start, axis) => start + ((view.to[axis] ?? 0) - start) * dragged);
  const value = { fontSize: view.number, lineHeight: 1.1, fontWeight: 700, letterSpacing: '-0.03em' };
  const fact = format === 'slab' && { display: 'grid', gridTemplateColumns: '132px 1fr', alignItems: 'center' };
  return (
    <Box sx={{ position: 'relative', flex: 1, bgcolor: ramp[0] }}>
      <Box component="svg" sx={{ position: 'absolute', width: '100%', height: '100%' }}>
        <pattern id="closed" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v12" stroke={rampOf('pet-parker')[2]} strokeWidth="6" />
        </pattern>
        {view.halls.map((hall) => {
          const { name, x, y, width, height, gap = 7 } = hall;
          const filled = name === moved.hall.name ? Math.round(moved.bookmarks * over) : 0;
          const walls = `M${x} ${y}h${width}v${height}h${-width}z`;
          const [edge, stage, depth] = [width * 0.24, width * 0.52, width * 0.15];
          return (
            <g key={name}>
              <path d={walls} fill="#fff" stroke={ramp[7]} strokeWidth="4" />
              <path d={`M${x + edge} ${y}h${stage}a${stage / 2} ${depth} 0 0 1${-stage} 0z`} fill={ramp[7]} />
              <path d={`M${x + 14} ${name === moved.hall.name ? y : y + height}h32`} stroke={ramp[0]} strokeWidth="6" />
              {seatsOf(hall).map(([left, top], seat) => (
                <circle key={`${left} ${top}`} cx={left} cy={top} r={gap * 0.886} fill={ramp[seat < filled ? 5 : 1]} />
              ))}
              {name === closed.name && <path d={walls} fill="url(#closed)" fillOpacity="0.75" />}
            </g>
          );
        })}
      </Box>
      {view.halls.map(({ name, seats, x, y, width, height }) => {
        const isClosed = name === closed.name;
        const beside = isClosed && format === 'slab';
        const at = beside ? { left: x + width + 16, top: y } : { left: x + 12, top: y + height - 34 };
        return (
          <Text key={name} sx={{ position: 'absolute', ...at }} bold>
            {isClosed ? (
              <Chip color="warning" label={beside ? `${name} is closed` : `${name}: broken sprinkler`} />
            ) : format === 'phone' ? (
              name
            ) : (
              `${name}, ${seats}`
            )}
            {beside && (
              <Text sx={{ mt: 1 }}>
                Broken sprinkler
                <br />
                {draft ? '2 sessions moved' : '1 session moved'}
              </Text>
            )}
          </Text>
        );
      })}
      <Paper
        elevation={pointer && dragged > 0 ? 8 : 0}
        sx={{ ...look, position: 'absolute', left, top, width: view.width, p: 1.25 }}
      >
        <Text bold noWrap>
          {moved.title}
        </Text>
        {format !== 'card' && (
          <Text size="note">{`${moved.speaker}, ${clock(moved.from)}–${clock(moved.from + 45)}`}</Text>
        )}
        {pointer && <Pointer x={148} y={36} />}
      </Paper>
      <Box sx={{ ...view.facts, position: 'absolute', display: 'grid', opacity: over > 0.5 ? 1 : 0 }}>
        {facts.slice(format === 'card' ? 1 : 0, format === 'card' ? 2 : 3).map(([count, label]) => (
          <Box key={label} sx={{ ...fact }}>
            <Text sx={value}>{count}</Text>
            <Text>{label}</Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
