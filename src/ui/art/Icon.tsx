import type { ReactElement } from 'react';
import type { IconId } from './iconIds';

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
    <svg {...meaning} className={className} width={size} height={size} focusable="false">
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  );
}
