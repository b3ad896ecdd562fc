import { Box, Paper } from '@mui/material';
import { rampOf, Text, useFormat } from '../../kit';
import { graph, levels } from './program';

interface Spot {
  level: number;
  column: number;
}

/** How many columns and which levels there is room for, how high a level is, where boxes begin, how large they are and how far apart. */
const views = {
  whole: { columns: 4, lowest: 0, height: 164, start: 128, box: [140, 56], gap: 14 },
  slab: { columns: 3, lowest: 0, height: 96, start: 34, box: [108, 52], gap: 7 },
  phone: { columns: 3, lowest: 0, height: 79, start: 38, box: [108, 48], gap: 6 },
  card: { columns: 3, lowest: 2, height: 77, start: 16, box: [112, 48], gap: 16 },
} as const;

/** The call graph, walked upward from the functions that wait: what is async, what is in hand, and who must follow. */
export function Graph() {
  const ramp = rampOf('meteor');
  const format = useFormat();
  const view = views[format === 'hero' ? 'whole' : format];
  const [width, height] = view.box;
  const isWhole = format === 'whole';
  const looks = {
    waits: { bgcolor: ramp[8], color: '#fff', borderColor: ramp[8] },
    done: { bgcolor: ramp[5], color: '#fff', borderColor: ramp[5] },
    now: { bgcolor: ramp[2], borderColor: ramp[5], boxShadow: 6 },
    next: { borderStyle: 'dashed', borderColor: ramp[5] },
    never: { color: 'text.secondary', borderColor: 'divider' },
  };
  const size = { position: 'absolute', width, height, border: '2px solid', whiteSpace: 'nowrap' };
  const box = { ...size, px: isWhole ? 1.25 : 0.625, display: 'grid', alignContent: 'center' };
  const bandOf = (level: number) => (levels.length - 1 - level) * view.height;
  const place = ({ level, column }: Spot) => ({
    left: view.start + column * (width + view.gap),
    top: bandOf(level) + (view.height - height) / 2,
  });
  const isCard = format === 'card';
  const isSeen = ({ level, column, progress }: (typeof graph)[number]) =>
    level >= view.lowest && column < view.columns && !(isCard && ['done', 'never'].includes(progress));
  const shown = graph.filter(isSeen);
  /** Each function next to those that it calls. */
  const calls = shown.flatMap((from) =>
    shown.filter(({ name }) => from.calls.includes(name)).map((to) => [from, to] as const),
  );
  return (
    <Box sx={{ position: 'relative', flex: 'none', height: (levels.length - view.lowest) * view.height }}>
      {levels.slice(view.lowest).map((name, index) => {
        const level = view.lowest + index;
        const band = { position: 'absolute', left: 0, right: 0, top: bandOf(level), height: view.height };
        const label = { display: 'grid', alignContent: 'center', pl: isWhole ? 3 : 1.75 };
        return (
          <Box key={name} sx={{ ...band, ...label, bgcolor: ramp[level % 2 ? 0 : 1] }}>
            {!isCard && <Text size={isWhole ? 'heading' : 'title'}>{level + 1}</Text>}
            {isWhole && <Text sx={{ width: 80 }}>{name}</Text>}
          </Box>
        );
      })}
      <Box component="svg" sx={{ position: 'absolute', width: '100%', height: '100%', pointerEvents: 'none' }}>
        {calls.map(([from, to]) => {
          const [upper, lower] = [place(from), place(to)];
          const [start, end] = [lower.left + width / 2, upper.left + width / 2];
          const bend = (view.height - height) * 0.55;
          const foot = upper.top + height;
          const d = `M${start} ${lower.top}C${start} ${lower.top - bend} ${end} ${foot + bend} ${end} ${foot}`;
          const [stroke, strokeWidth] = to.progress === 'never' ? [ramp[2], 2] : [ramp[5], isWhole ? 4 : 3];
          const dashes = from.progress === 'next' && { strokeDasharray: '3 6' };
          return <path key={d} d={d} fill="none" {...{ stroke, strokeWidth }} {...dashes} />;
        })}
      </Box>
      {shown.map(({ name, note, progress, ...at }) => (
        <Paper key={name} sx={{ ...box, ...place(at), ...looks[progress] }}>
          <Text mono noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Text>
          {!isCard && !(format === 'phone' && progress === 'never') && <Text size="note">{note}</Text>}
        </Paper>
      ))}
    </Box>
  );
}
