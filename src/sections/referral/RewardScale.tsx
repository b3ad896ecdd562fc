import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { figures } from '../../content/figures';

/** Beyond the cap at most as many as this, which fill a row where there is room. */
const mostBlocks = 25;

const scale = {
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '2px',
  '* + &': { mt: 2 },
  '& > span': { aspectRatio: '1', border: '1px dashed', borderColor: 'control', forcedColorAdjust: 'none' },
  // The most that can be earned.
  '& > :nth-of-type(10)': { borderEndEndRadius: '100%' },
} as const;

/** Where there is room, ten alone are as wide as many. */
const ten = {
  '& > span': { aspectRatio: { sm: '2' } },
  '& > [data-empty] + [data-empty]': { borderInlineStartWidth: 0 },
  '& > :nth-of-type(10)': { borderEndEndRadius: { sm: '2.25rem' } },
} as const;

const many = {
  gridTemplateColumns: { sm: `repeat(${mostBlocks}, minmax(0, 1fr))` },
  '& > [data-empty] + [data-empty]': { borderInlineStartWidth: { sm: 0 } },
} as const;

/** As a form's blocks are where they are in error. */
const wrong = {
  '& > :first-of-type': {
    display: 'grid',
    placeItems: 'center',
    border: '2px solid',
    borderColor: 'error.main',
    color: 'error.main',
    fontWeight: 600,
    lineHeight: 1,
    '&::before': { content: '"!"' },
  },
} as const;

/** A block, as far as it is earned. */
const earned = (part: number) =>
  ({
    '&&': { border: '1px solid', borderColor: 'primary.main' },
    background: ({ vars }: Theme) =>
      `linear-gradient(${vars.palette.primary.main} 0 0) 0 / ${Math.min(part, 1) * 100}% no-repeat`,
    '&:dir(rtl)': { backgroundPosition: '100%' },
  }) as const;

interface RewardScaleProps {
  /** In US dollars. */
  reward: number;
  /** The share before the cap. */
  share: number;
  /** There is no amount to reckon with. */
  isWrong?: boolean;
}

/** Ten blocks up to the most that can be earned, which the reward fills; after them what the cap takes away. */
export function RewardScale({ reward, share, isWrong = false }: RewardScaleProps) {
  const worth = figures.referralCap.value / 10;
  const count = Math.min(Math.max(10, Math.ceil(share / worth)), mostBlocks);
  return (
    <Box aria-hidden sx={[scale, count === 10 ? ten : many, isWrong && wrong]}>
      {Array.from({ length: count }, (_, place) => {
        const part = reward / worth - place;
        // oxlint-disable react/no-array-index-key -- fixed places in a drawing
        return part > 0 ? <Box key={place} component="span" sx={earned(part)} /> : <span key={place} data-empty />;
      })}
    </Box>
  );
}
