import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { motion } from '../../theme/measures';
import { blockTones } from '../art/blockTones';
import { filledBlocks } from './filledBlocks';
import type { FormStore } from './formStore';
import { type Errors, shownErrors } from './shownErrors';

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
  maxWidth: '100%',
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

/** Squares with an exclamation mark within the places of some blocks. */
const outlines = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const place = first + at;
    return `M${(place % 3) * 100 + 8} ${Math.floor(place / 3) * 100 + 8}h84v84h-84zm42 22v26m0 10v6`;
  }).join('');

interface FormBlocksProps<Values> {
  store: FormStore<Values>;
  validate: (values: Values) => Errors<Values>;
  /** Width and height in pixels. */
  size: number;
  className?: string;
}

/** A form in nine blocks: what is filled in fills eight of them, each error marks one, and sending turns the ninth into its place. The words beside it say the same. */
export function FormBlocks<Values extends object>({ store, validate, size, className }: FormBlocksProps<Values>) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const filled = filledBlocks(state, validate);
  const wrong = Object.keys(shownErrors(state, validate)).length;
  return (
    <Box
      component="svg"
      sx={drawing}
      viewBox="0 0 300 300"
      width={size}
      height={size}
      className={className}
      data-step={state.step}
      aria-hidden
    >
      <path className="grid" d="M0 0H300V300H0zM100 0V300M200 0V300M0 100H300M0 200H300" />
      {blocks.map(([tone, shape], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed places in a drawing
        <g key={index} transform={`translate(${(index % 3) * 100} ${Math.floor(index / 3) * 100})`}>
          <path className={`figure ${tone} ${index < filled ? '' : 'empty'}`} d={shape} />
        </g>
      ))}
      {wrong > 0 && <path className="wrong" d={outlines(filled, wrong)} />}
      <path className="figure last" d="M200 200h100v100h-100z" />
    </Box>
  );
}
