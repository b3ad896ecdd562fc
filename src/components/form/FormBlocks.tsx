import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { motion } from '../../theme/measures';
import { blockTones } from '../art/blockTones';
import { fieldParts } from './fieldParts';
import type { FormStore } from './formStore';
import type { Errors } from './shownErrors';

/** Eight blocks row by row: the color of its shape, and the shape in a space of 100. */
const blocks = [
  ['four', 'M0 100A100 100 0 0 1 100 0V100z'],
  ['one', 'M0 0H100V100H0z'],
  ['three', 'M0 0A100 100 0 0 1 100 100H0z'],
  ['two', 'M0 0H100V100H0z'],
  ['bar', 'M50 8A42 42 0 0 1 50 92A42 42 0 0 1 50 8z'],
  ['four', 'M0 0H100V100H0z'],
  ['three', 'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50z'],
  ['one', 'M0 0H100V100H0z'],
] as const;

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  height: 'auto',
  overflow: 'visible',
  // As a whole: so what moves in it has a `translate`, which the plugin that mirrors styles leaves alone, and no `transform`.
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .grid': {
    fill: 'none',
    stroke: theme.vars.palette.control,
    strokeWidth: 1.25,
    strokeDasharray: '4 3',
    vectorEffect: 'non-scaling-stroke',
  },
  // Drawn after the others, whose edges meet its own.
  '& .wrong': {
    fill: 'none',
    stroke: theme.vars.palette.error.main,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  ...blockTones,
  '& .bar': { fill: theme.vars.palette.text.primary },
  '& .figure': {
    transformBox: 'fill-box',
    transformOrigin: 'center',
    transition: `${motion.turn}ms ${motion.enter}`,
    transitionProperty: 'transform, translate, rotate, opacity',
  },
  '& .empty': { transform: 'rotate(-90deg)', opacity: 0 },
  '& .kept': { opacity: 0.5 },
  '& .last': { fill: theme.vars.palette.secondary.main, translate: '34px 12px', rotate: '22deg' },
  // It came back, and lies further away.
  '&[data-step="failed"] .last': { translate: '52px 34px', rotate: '38deg' },
  '&[data-step="sent"] .grid': { stroke: 'none' },
  '&[data-step="sending"] .last': { translate: '12px 4px', rotate: '11deg' },
  '&[data-step="sent"] .last': {
    translate: 'none',
    rotate: 'none',
    animation: `settle ${motion.entry}ms ${motion.enter}`,
  },
  '@keyframes settle': { from: { translate: '34px 12px', rotate: '112deg' } },
});

/** A frame with an exclamation mark, within the places of some blocks of one row. */
const frame = (x: number, y: number, count: number) =>
  `M${x + 8} ${y + 8}h${100 * count - 16}v84h${16 - 100 * count}zm${50 * count - 8} 22v26m0 10v6`;

interface FormBlocksProps<Values> {
  store: FormStore<Values>;
  validate: (values: Values) => Errors<Values>;
  /** Three in a row, unless all nine are. */
  columns?: 3 | 9;
  className?: string;
}

/**
 * A form in nine blocks, as wide as its place says: each field fills its own of the first eight, or marks them where it is in error, and sending turns
 * the ninth into its place. The words beside it say the same.
 */
export function FormBlocks<Values extends object>(props: FormBlocksProps<Values>) {
  const { store, validate, columns = 3, className } = props;
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const parts = fieldParts(state, store.initial, validate);
  const rows = 9 / columns;
  const xOf = (place: number) => 100 * (place % columns);
  const yOf = (place: number) => 100 * Math.floor(place / columns);
  const grid = Array.from({ length: 9 }, (_, place) => `M${xOf(place)} ${yOf(place) + 100}v-100h100`).join('');
  // Until it is in its place the last block lies beyond the others.
  const [width, height] = state.step === 'sent' ? [0, 0] : [74, 56];
  return (
    <Box
      component="svg"
      sx={drawing}
      viewBox={`0 0 ${100 * columns + width} ${100 * rows + height}`}
      preserveAspectRatio="xMidYMax"
      className={className}
      data-columns={columns}
      data-step={state.step}
      aria-hidden
    >
      <path className="grid" d={`${grid}M0 ${100 * rows}H${100 * columns}V0`} />
      {blocks.map(([tone, shape], place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed places in a drawing
        <g key={place} transform={`translate(${xOf(place)} ${yOf(place)})`}>
          <path className={`figure ${tone} ${parts.find(({ end }) => place < end)?.look}`} d={shape} />
        </g>
      ))}
      {parts.map(
        ({ first, end, isWrong }) =>
          isWrong && <path key={first} className="wrong" d={frame(xOf(first), yOf(first), end - first)} />,
      )}
      <path className="figure last" d={`M${xOf(8)} ${yOf(8)}h100v100h-100z`} />
    </Box>
  );
}
