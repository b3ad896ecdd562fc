import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { Message } from '../../i18n/Message';
import { forcedEdge } from '../../theme/measures';

/** As high as the words next to it; the commission takes two thirds of the height. */
const panels = { display: 'grid', gridTemplateRows: '2fr 1fr', height: '100%', containerType: 'inline-size' } as const;

const panel = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: 1,
  p: { xs: 2.5, md: 4 },
  border: forcedEdge,
  color: 'secondary.contrastText',
} as const;

/** The figures fill the width, so their sizes are not in the type scale. */
const rewards = [
  { id: 'referral.hero.share', bgcolor: 'secondary.main', size: 'min(34cqi, 13rem)' },
  { id: 'referral.hero.cap', bgcolor: 'var(--tone-2)', size: 'min(15cqi, 6rem)' },
] as const;

const figure = {
  fontWeight: 'fontWeightBold',
  lineHeight: 0.9,
  letterSpacing: '-0.05em',
  whiteSpace: 'nowrap',
} as const;

/** One message has the figure and its name. */
const pair = {
  i: (words: ReactNode[]) => (
    <Typography component="dt" variant="body2">
      {Children.toArray(words)}
    </Typography>
  ),
  b: (words: ReactNode[]) => (
    <Box component="dd" sx={figure}>
      {Children.toArray(words)}
    </Box>
  ),
  // An untranslated pair gets no element around it, because a `dl` does not allow one.
  fallback: (parts: ReactNode[]) => Children.toArray(parts),
};

/** The commission and its limit. */
export function RewardFigures() {
  return (
    <Box component="dl" sx={panels}>
      {rewards.map(({ id, bgcolor, size }) => (
        <Box key={id} sx={{ ...panel, bgcolor, fontSize: size }}>
          <Message id={id} values={pair} />
        </Box>
      ))}
    </Box>
  );
}
