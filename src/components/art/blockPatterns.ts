/** Shapes of a block, drawn from its first corner in a space of 100. */
const square = 'h100v100h-100z';
const disc = 'm50 12a38 38 0 0 1 0 76a38 38 0 0 1 0-76z';
const topStart = 'm0 100a100 100 0 0 1 100-100v100z';
const topEnd = 'a100 100 0 0 1 100 100h-100z';
const bottomStart = 'h100v100a100 100 0 0 1-100-100z';

const pale = 'var(--tone-1)';
const light = 'var(--tone-2)';
const middle = 'var(--tone-3)';
const strong = 'var(--tone-4)';
const accent = 'var(--palette-secondary-main)';

/** The nine blocks row by row: shape and color. */
export const blocks = [
  [topStart, strong],
  [square, pale],
  [topEnd, middle],
  [square, light],
  [disc, strong],
  [topEnd, light],
  [bottomStart, middle],
  [square, strong],
  [square, accent],
] as const;

/** The block that is not in its place: none, or the last one, which has come loose. */
export const blockPatterns = { whole: -1, loose: 8 } as const;
