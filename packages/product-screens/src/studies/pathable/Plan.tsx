import { Box, Chip, Paper } from '@mui/material';
import { Pointer, rampOf, Text } from '../../kit';
import { clock, closed, halls, moved, seatsOf, sessions } from './event';

const again = sessions.filter(({ speaker, from }) => speaker === moved.speaker && from !== moved.from);
const facts = [
  [moved.hall.seats, `seats in ${moved.hall.name}`],
  [moved.bookmarks, 'people bookmarked it'],
  ...again.map(({ from, hall }) => [clock(from), `${moved.speaker} again, in ${hall.name}`]),
];

/** The floor plan: a dot for each seat. The hall that a session is held over fills with those who bookmarked it. */
export function Plan({ dragged, pointer, draft }: { dragged: number; pointer: boolean; draft: boolean }) {
  const ramp = rampOf('pathable');
  const over = Math.max(0, Math.min(1, dragged * 8 - 6));
  const look = draft ? { bgcolor: '#fff', border: '2px dashed', borderColor: ramp[5] } : { bgcolor: ramp[3] };
  const place = { position: 'absolute', left: 424 - 298 * dragged, top: 84 + 162 * dragged, width: 216, p: 1.25 };
  const value = { fontSize: 46, lineHeight: 1.1, fontWeight: 700, letterSpacing: '-0.03em' };
  return (
    <Box sx={{ position: 'relative', flex: 1, bgcolor: ramp[0] }}>
      <svg width="660" height="596">
        <pattern id="closed" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v12" stroke={rampOf('pet-parker')[2]} strokeWidth="6" />
        </pattern>
        {halls.map((hall) => {
          const { name, x, y, width, height } = hall;
          const filled = hall === moved.hall ? Math.round(moved.bookmarks * over) : 0;
          const walls = `M${x} ${y}h${width}v${height}h${-width}z`;
          const [edge, stage, depth] = [width * 0.24, width * 0.52, width * 0.15];
          return (
            <g key={name}>
              <path d={walls} fill="#fff" stroke={ramp[7]} strokeWidth="4" />
              <path d={`M${x + edge} ${y}h${stage}a${stage / 2} ${depth} 0 0 1${-stage} 0z`} fill={ramp[7]} />
              <path d={`M${x + 14} ${hall === moved.hall ? y : y + height}h32`} stroke={ramp[0]} strokeWidth="6" />
              {seatsOf(hall).map(([left, top], seat) => (
                <circle key={`${left} ${top}`} cx={left} cy={top} r="6.2" fill={ramp[seat < filled ? 5 : 1]} />
              ))}
              {hall === closed && <path d={walls} fill="url(#closed)" fillOpacity="0.75" />}
            </g>
          );
        })}
      </svg>
      {halls.map(({ name, seats, x, y, height }) => (
        <Text key={name} sx={{ position: 'absolute', left: x + 12, top: y + height - 34 }} bold>
          {name === closed.name ? <Chip color="warning" label={`${name}: broken sprinkler`} /> : `${name}, ${seats}`}
        </Text>
      ))}
      <Paper elevation={pointer && dragged > 0 ? 8 : 0} sx={{ ...look, ...place }}>
        <Text bold>{moved.title}</Text>
        <Text size="note">{`${moved.speaker}, ${clock(moved.from)}–${clock(moved.from + 45)}`}</Text>
        {pointer && <Pointer x={148} y={36} />}
      </Paper>
      {facts.map(([count, label], row) => (
        <Box key={label} sx={{ position: 'absolute', left: 468, top: 232 + row * 96, opacity: over > 0.5 ? 1 : 0 }}>
          <Text sx={value}>{count}</Text>
          <Text noWrap>{label}</Text>
        </Box>
      ))}
    </Box>
  );
}
