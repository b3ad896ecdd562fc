import Box from '@mui/material/Box';
import type { educationItems } from '../content/pageLists';
import { motion, motionWelcome } from '../theme/measures';

/** What one does there: tick off a claim, take a lesson, listen, watch. */
const signs: Readonly<Record<(typeof educationItems)[number], string>> = {
  aiProofDev: 'M14 34l14 14l24 -28l-7 -6l-18 21l-7 -7z',
  codeFtw: 'M12 16h18v36h-18zM34 16h18v36h-18z',
  podcast: 'M24 12h16v26h-16zM14 30h5v13h26v-13h5v18h-15v8h-6v-8h-15z',
  videoChannel: 'M20 12v40l34 -20z',
};

const turn = `${motion.turn}ms ${motion.enter}`;

/** A quarter disc in the corner that turns into the tile's sign while the tile is pointed at: `--sign` and `--card-turn` come from the tile. */
const drawing = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: 'clamp(2.5rem, 4vw, 3.5rem)',
  height: 'auto',
  fill: 'currentColor',
  '@media print': { display: 'none' },
  '& > .rest': { opacity: 'calc(1 - var(--sign, 0))', transformOrigin: 'center' },
  '&:dir(rtl) > .rest': { transform: 'scaleX(-1)' },
  '& > .sign': { opacity: 'var(--sign, 0)' },
  [motionWelcome]: {
    '& > .rest': { rotate: 'var(--card-turn, 0deg)', transition: `rotate ${turn}, opacity ${turn}` },
    '& > .sign': { transition: `opacity ${turn}` },
  },
} as const;

/** What waits behind a tile, for those who see it. */
export function EducationSign({ item }: { item: keyof typeof signs }) {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 64 64" width={88} height={88} aria-hidden>
      <path className="rest" d="M64 64V0a64 64 0 0 0 -64 64z" />
      <path className="sign" d={signs[item]} />
    </Box>
  );
}
