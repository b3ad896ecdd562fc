import { styled } from '@mui/material/styles';

/** Shapes of a block, drawn from its top left corner; a block is 100 wide and high. */
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
const blocks = [
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

/** Material UI has no component for a drawing. The loose block is outside of the drawing's box. */
const Drawing = styled('svg')({
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

interface BlocksProps {
  /** Rotates the last block a little, like a loose block. */
  loose?: boolean;
  /** The number of blocks; the other places are empty squares. */
  filled?: number;
  /** The width in pixels; it shrinks if there is less room. */
  width: number;
}

/** The site's nine blocks. They count something or decorate a page; words next to them say the same. */
export function Blocks({ loose = false, filled = 9, width }: BlocksProps) {
  return (
    <Drawing viewBox="0 0 300 300" width={width} height={width} aria-hidden>
      {blocks.map(([shape, fill], index) => {
        const place = `M${100 * (index % 3)} ${100 * Math.floor(index / 3)}`;
        const isLoose = loose && index === blocks.length - 1;
        return (
          <g key={place}>
            {(isLoose || index >= filled) && <path fill="var(--palette-divider)" d={`${place}m3 3h94v94h-94z`} />}
            {index < filled && (
              <path
                fill={fill}
                d={place + shape}
                transform={isLoose ? 'translate(38 16) rotate(22 250 250)' : undefined}
              />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
