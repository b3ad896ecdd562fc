import { styled } from '@mui/material/styles';
import { motion } from '../theme/measures';
import { type BlockPattern, blockPatterns } from './blockPatterns';

/** A drawing, so no component of Material UI's. What has come loose lies outside of it. */
const Drawing = styled('svg')({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

/** A block that turns into its place. Styled, since there are nine of them. */
const Figure = styled('path')({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  transition: `${motion.turn}ms ${motion.enter}`,
  transitionProperty: 'opacity, rotate, translate',
  '&[data-place="empty"]': { opacity: 0, rotate: '-90deg' },
  '&[data-place="loose"]': { rotate: '22deg', translate: '38px 16px' },
});

interface BlocksProps {
  pattern?: BlockPattern;
  /** How many blocks are there; the places of the others are empty squares. */
  filled?: number;
  /** The width in pixels, or less where there is less room. */
  width: number;
  className?: string;
}

/** The site's nine blocks, which count something or stand for a whole. Words beside them say the same. */
export function Blocks({ pattern = 'whole', filled = 9, width, className }: BlocksProps) {
  const places = blockPatterns[pattern].map((block, place) => ({
    ...block,
    move: `translate(${100 * (place % 3)} ${100 * Math.floor(place / 3)})`,
    state: place >= filled ? 'empty' : block.loose ? 'loose' : undefined,
  }));
  return (
    <Drawing viewBox="-1 -1 302 302" width={width} height={width} className={className} aria-hidden>
      {places.map(
        ({ move, state }) =>
          state !== undefined && (
            <path
              key={move}
              transform={move}
              fill="var(--palette-background-sunken)"
              stroke="var(--palette-divider)"
              vectorEffect="non-scaling-stroke"
              d="M3 3h94v94H3z"
            />
          ),
      )}
      {places.map(({ move, state, path, color, turn }) => (
        <g key={move} transform={move}>
          <g transform={turn === 0 ? undefined : `rotate(${90 * turn} 50 50)`}>
            <Figure fill={color} d={path} data-place={state} />
          </g>
        </g>
      ))}
    </Drawing>
  );
}
