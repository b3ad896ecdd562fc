import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { localeFacts, sourceLocale } from '../../i18n/locales';
import { Message } from '../../i18n/Message';
import { art, cap, figure, figures, mosaic, share } from './rewardLook';

const dots = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 25 + 25 * column, y: 225 + 25 * row })));

const { direction: dir } = localeFacts[sourceLocale];

/** A figure and what it is, from one message. */
const pair = {
  i: (words: ReactNode[]) => (
    <Typography component="dt" variant="body2">
      {Children.toArray(words)}
    </Typography>
  ),
  b: (words: ReactNode[]) => <dd>{Children.toArray(words)}</dd>,
  // Nothing stands around the two in a list: where the language lacks the message, each says its own.
  fallback: (pairs: ReactNode[]) =>
    Children.map(pairs, (part) =>
      isValidElement<{ lang: string; dir: string }>(part) ? cloneElement(part, { lang: sourceLocale, dir }) : part,
    ),
};

/** Nine blocks, or on tablets eight, of which six carry the commission and its limit. */
export function RewardBlocks() {
  return (
    <Box sx={mosaic}>
      <Box component="svg" sx={art} viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden>
        <path className="accent" d="M0 0h200v200H0z" />
        <path className="pale" d="M200 0h100v100H200z" />
        <path className="background" d="M301 0v101H200V100A100 100 0 0 1 300 0z" />
        <g className="fourth">
          <path className="pale" d="M100 200h200v100H100z" />
          <path className="deep" d="M200 100h100v100H200z" />
          <circle className="ring" cx={250} cy={150} r={28} />
        </g>
        <g className="sheet">
          <path className="deep" d="M300 0h100v100H300z" />
          <path className="accent" d="M300 100h100a100 100 0 0 1 -100 100z" />
          <path className="background" d="M300 200h100a100 100 0 0 1 -100 100z" />
        </g>
        <g className="dots">
          <path className="deep" d="M0 200h100v100H0z" />
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={x === 75 && y === 225 ? 'accent' : 'dot'} cx={x} cy={y} r={7} />
          ))}
        </g>
      </Box>
      <Box component="dl" sx={figures}>
        <Box sx={[figure, share]}>
          <Message id="referral.hero.share" values={pair} />
        </Box>
        <Box sx={[figure, cap]}>
          <Message id="referral.hero.cap" values={pair} />
        </Box>
      </Box>
    </Box>
  );
}
