import { styled } from '@mui/material/styles';
import { blockPatterns, blocks } from './blockPatterns';

/** A drawing, so no component of Material UI's. What has come loose lies outside of it. */
const Drawing = styled('svg')({
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

interface BlocksProps {
  pattern?: keyof typeof blockPatterns;
  /** How many blocks are there; the places of the others are empty squares. */
  filled?: number;
  /** The width in pixels, or less where there is less room. */
  width: number;
  className?: string;
}

/** The site's nine blocks, which count something or represent a whole. Words next to them say the same. */
export function Blocks({ pattern = 'whole', filled = 9, width, className }: BlocksProps) {
  return (
    <Drawing viewBox="0 0 300 300" width={width} height={width} className={className} aria-hidden>
      {blocks.map(([shape, fill], index) => {
        const place = `M${100 * (index % 3)} ${100 * Math.floor(index / 3)}`;
        const isLoose = index === blockPatterns[pattern];
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
