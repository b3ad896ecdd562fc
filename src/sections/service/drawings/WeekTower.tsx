import Box from '@mui/material/Box';
import type { WeekStep } from '../../../content/serviceDrawings';
import { across } from './weekLook';

/** Side of a block, and of it with the gap to the next one. */
const side = 28;
const step = 32;

type Blocks = readonly (readonly [column: number, row: number])[];

const first: Blocks = [
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
];

const second: Blocks = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
];

interface Tower {
  size: readonly [columns: number, rows: number];
  built: Blocks;
  /** Only planned yet, or not decided. */
  open: Blocks;
  /** The last block, which completes it. */
  last: Blocks;
}

/** What stands there: a slice through every layer, which is chosen; the towers of two days; an odd case; the whole. What is done every day has none. */
const towers: Record<Exclude<WeekStep['id'], 'build'> | NonNullable<WeekStep['nextDay']>, Tower> = {
  choose: {
    size: [1, 4],
    built: [],
    open: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
    last: [],
  },
  tuesday: { size: [3, 2], built: first, open: [], last: [] },
  thursday: { size: [4, 3], built: second, open: [], last: [] },
  clarify: { size: [3, 3], built: first, open: [[1, 2]], last: [] },
  show: { size: [4, 4], built: second, open: [], last: [[2, 3]] },
};

/** How much larger a tower is where the days are columns: four of its blocks are as wide as the narrowest of them. */
const scale = 1.25;

/** On the floor of its panel: beside the words where there is room, below them where the days are columns. Its shapes name their colors by class. */
const drawing = {
  display: 'block',
  gridColumn: { sm: 2 },
  gridRow: { sm: '1 / span 3' },
  alignSelf: 'end',
  mt: 2.5,
  mb: { xs: -2.5, sm: -3 },
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .built': { fill: 'currentColor' },
  '& .open': { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '5 4' },
  '& .last': { fill: 'var(--second)' },
  '@media print': { display: 'none' },
  [across]: { alignSelf: 'start', mt: 'auto', mb: -2.5 },
} as const;

/** What has been built by a step of the week, block by block. */
export function WeekTower({ id }: { id: keyof typeof towers }) {
  const { size, ...kinds } = towers[id];
  const [width, height] = [size[0] * step - 4, size[1] * step - 4];
  const squares = (blocks: Blocks, edge: number) =>
    blocks
      .map(
        ([column, row]) =>
          `M${column * step + edge} ${height - side - row * step + edge}h${side - 2 * edge}v${side - 2 * edge}h${2 * edge - side}z`,
      )
      .join('');
  return (
    <Box
      component="svg"
      sx={[drawing, { [across]: { width: scale * width, height: scale * height } }]}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <path className="built" d={squares(kinds.built, 0)} />
      <path className="open" d={squares(kinds.open, 1)} />
      <path className="last" d={squares(kinds.last, 0)} />
    </Box>
  );
}
