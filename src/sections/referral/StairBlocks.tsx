import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { referralSteps } from '../../content/pageLists';

/** One block: the color of its background, and a shape on it in another color, turned by quarters. */
interface Block {
  background: Tone;
  shape?: keyof typeof shapes;
  ink?: Tone;
  turn?: 0 | 1 | 2 | 3;
}

/** From the palest to the strongest of the four blues, and the apricot of what is earned. */
type Tone = 'tone1' | 'tone2' | 'tone3' | 'tone4' | 'accent' | 'ink';

/** Where a shape reaches a side of its block it goes a little beyond, and is cut off there. */
const shapes = {
  quarter: 'M-1 101V0h1a100 100 0 0 1 100 100v1z',
  half: 'M-1 101V50h1a50 50 0 0 1 100 0h1v51z',
  petal: 'M-1 -1h51v1a50 50 0 0 1 50 50h1v51H50v-1A50 50 0 0 1 0 50h-1z',
  disc: 'M50 16a34 34 0 0 1 0 68a34 34 0 0 1 0 -68z',
  stairs: 'M-1 101V66h35V33h33V-1h34v102z',
} as const;

/** The blocks under each step, row by row from the top. */
const stairs: Record<(typeof referralSteps)[number], readonly (readonly [Block, Block, Block])[]> = {
  refer: [[{ background: 'tone1' }, { background: 'tone1', shape: 'quarter', ink: 'tone2' }, { background: 'tone2' }]],
  evaluation: [
    [
      { background: 'tone2', shape: 'quarter', ink: 'tone3', turn: 0 },
      { background: 'tone3' },
      { background: 'tone1', shape: 'petal', ink: 'tone3' },
    ],
    [
      { background: 'tone1' },
      { background: 'tone2', shape: 'half', ink: 'tone1' },
      { background: 'tone1', shape: 'quarter', ink: 'tone2', turn: 2 },
    ],
  ],
  reward: [
    [
      { background: 'tone3', shape: 'quarter', ink: 'tone4' },
      { background: 'tone4' },
      { background: 'ink', shape: 'disc', ink: 'accent' },
    ],
    [
      { background: 'tone2' },
      { background: 'tone3', shape: 'stairs', ink: 'tone4' },
      { background: 'tone3', shape: 'quarter', ink: 'tone2', turn: 3 },
    ],
    [
      { background: 'tone1', shape: 'half', ink: 'tone2', turn: 1 },
      { background: 'tone2' },
      { background: 'tone1', shape: 'petal', ink: 'tone2', turn: 1 },
    ],
  ],
};

/** Its shapes name their colors by class. Where the stair rises to the left, each is mirrored in its block. */
const art: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > svg': { display: 'block', width: '100%', aspectRatio: '1' },
  '&:dir(rtl) path': { translate: '100px', scale: '-1 1' },
  '& .tone1': { fill: 'var(--hero-1)' },
  '& .tone2': { fill: 'var(--hero-2)' },
  '& .tone3': { fill: 'var(--hero-3)' },
  '& .tone4': { fill: 'var(--hero-4)' },
  '& .accent': { fill: theme.vars.palette.secondary.main },
  '& .ink': { fill: 'var(--hero-bar)' },
});

/** The blocks that a step of the referral stands on. Each is a drawing of its own, whose edges browsers put on whole pixels: so no seams are left between them. */
export function StairBlocks({ step }: { step: keyof typeof stairs }) {
  return (
    <Box sx={art} aria-hidden>
      {stairs[step].flat().map(({ background, shape, ink, turn = 0 }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed places in a drawing
        <svg key={place} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={background} d="M-1 -1h102v102H-1z" />
          {shape !== undefined && <path className={ink} transform={`rotate(${90 * turn} 50 50)`} d={shapes[shape]} />}
        </svg>
      ))}
    </Box>
  );
}
