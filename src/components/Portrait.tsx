import { styled } from '@mui/material/styles';

/** Widths that every portrait exists in, as AVIF and WebP (packages/artwork/src/portraits). */
const widths = [96, 192, 384] as const;

const Picture = styled('picture')({ display: 'block' });

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto', borderRadius: 16 });

interface PortraitProps {
  /** The person's portrait: the file name before the width. */
  id: string;
  /** Rendered width in CSS pixels, for the browser's choice among the widths. */
  size: number;
  /** What a listener hears; empty where the name stands beside the picture. */
  alt?: string;
  sizes?: string;
}

/** A person's picture on their block ground. */
export function Portrait({ id, size, alt = '', sizes = `${size}px` }: PortraitProps) {
  const set = (type: string) => widths.map((width) => `/images/portraits/${id}-${width}.${type} ${width}w`).join(', ');
  return (
    <Picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <Image
        src={`/images/portraits/${id}-192.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        width={size}
        height={size}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </Picture>
  );
}
