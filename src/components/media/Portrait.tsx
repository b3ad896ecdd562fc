import Box from '@mui/material/Box';
import { fillingPicture } from '../../theme/fillingPicture';

/** Widths that every portrait exists in (npm run portraits). */
const widths = [96, 192, 384] as const;

interface PortraitProps {
  /** The person's portrait: the file name before the width. */
  id: string;
  /** Rendered width in CSS pixels, for the browser's choice among the widths. */
  size: number;
  sizes?: string;
  /** As high as its place, too, which is one of a grid. */
  fills?: boolean;
}

/**
 * A person's picture on its block background; the name is next to it. No Avatar: that has no `picture` for two formats, and fetches every portrait of a page by
 * script as soon as it is hydrated, those far below too.
 */
export function Portrait({ id, size, sizes = `${size}px`, fills = false }: PortraitProps) {
  const file = `/images/portraits/${id}`;
  // Not those with four or more pixels to one of CSS.
  const set = widths.filter((width) => width < 4 * size).map((width) => `${file}-${width}.avif ${width}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={set.join(', ')} sizes={sizes} />
      <Box
        component="img"
        src={`${file}-384.webp`}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        decoding="async"
        sx={[fillingPicture, fills && { height: '100%' }]}
      />
    </picture>
  );
}
