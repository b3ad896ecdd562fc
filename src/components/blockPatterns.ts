/** The shapes of a block in a space of 100. */
const shapes = {
  square: 'M0 0h100v100H0z',
  quarter: 'M0 100A100 100 0 0 1 100 0v100z',
  leaf: 'M0 0h50a50 50 0 0 1 50 50v50H50A50 50 0 0 1 0 50z',
  disc: 'M50 12a38 38 0 0 1 0 76a38 38 0 0 1 0-76z',
} as const;

const tones = {
  pale: 'var(--hero-1)',
  light: 'var(--hero-2)',
  middle: 'var(--hero-3)',
  strong: 'var(--hero-4)',
  accent: 'var(--palette-secondary-main)',
} as const;

interface Block {
  /** In a space of 100. */
  path: string;
  color: string;
  /** In quarters of a circle. */
  turn: number;
  /** It has come loose, and its place is empty. */
  loose: boolean;
}

function block(shape: keyof typeof shapes, tone: keyof typeof tones, turn = 0, loose = false): Block {
  return { path: shapes[shape], color: tones[tone], turn, loose };
}

const whole = [
  block('quarter', 'strong'),
  block('square', 'pale'),
  block('quarter', 'middle', 1),
  block('square', 'light'),
  block('disc', 'strong'),
  block('leaf', 'light'),
  block('quarter', 'middle', 3),
  block('square', 'strong'),
  block('square', 'accent'),
] as const;

/** The nine blocks, row by row: all in their places, or one of them loose. */
export const blockPatterns = {
  whole,
  loose: [...whole.slice(0, 8), block('square', 'accent', 0, true)],
} as const satisfies Readonly<Record<string, readonly Block[]>>;

export type BlockPattern = keyof typeof blockPatterns;
