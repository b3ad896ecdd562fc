import Box from '@mui/material/Box';
import { fillingPicture } from '../../theme/fillingPicture';

/** Widths that every portrait exists in (npm run portraits). */
const widths = [96, 192, 384] as const;

interface PortraitProps {
  /** The portrait's file name without width and ending. */
  id: string;
  /** Rendered width in CSS pixels, for the browser's choice among the widths. */
  size: number;
  sizes?: string;
  /** Also fills the height of its grid cell. */
  fills?: boolean;
}

/**
 * A person's picture on its block background; the name is next to it. It is no Avatar: an Avatar has no `picture` for two formats, and
 * its script fetches every portrait of the page right after hydration.
 */
export function Portrait({ id, size, sizes = `${size}px`, fills = false }: PortraitProps) {
  const file = `/images/portraits/${id}`;
  // Leaves out files with four or more pixels for each CSS pixel.
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
