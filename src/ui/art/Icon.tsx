import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { IconId } from './iconIds';

/** Those that point along the line of text turn around with it. */
const alongTheLine = /^ui-arrow-/;

const Drawing = styled('svg')({ '&[data-along]:dir(rtl)': { transform: 'scaleX(-1)' } });

interface IconProps {
  name: IconId;
  /** Width and height in pixels. */
  size?: number;
  /** What the icon says; only for one that stands without words beside it. */
  label?: string;
  className?: string;
}

/** One drawing of the sprite in the color of the text around it; hidden from assistive technology unless it has a label. */
export function Icon({ name, size = 24, label, className }: IconProps): ReactElement {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      {...meaning}
      {...(alongTheLine.test(name) && { 'data-along': '' })}
      className={className}
      width={size}
      height={size}
      focusable="false"
    >
      <use href={`/images/icons.svg#${name}`} />
    </Drawing>
  );
}
