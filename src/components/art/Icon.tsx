import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { type SignName, signs } from './signs';

/** Material UI's SvgIcon draws filled shapes the size of the text; these are lines of a fixed size. Styled, since it is drawn dozens of times on a page. */
const Drawing = styled('svg')({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  '& > .solid': { fill: 'currentColor', stroke: 'none' },
  '&[data-along]:dir(rtl)': { transform: 'scaleX(-1)' },
});

interface IconProps {
  name: SignName;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** One sign in the color of the text around it, for those who see it. */
export function Icon({ name, size = 24, className }: IconProps): ReactElement {
  const { line, solid } = signs[name];
  return (
    <Drawing
      aria-hidden
      // Those that point along the line of text turn around with it.
      {...(name.startsWith('arrow-') && { 'data-along': '' })}
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
    >
      {line !== undefined && <path d={line} />}
      {solid !== undefined && <path className="solid" fillRule="evenodd" d={solid} />}
    </Drawing>
  );
}
