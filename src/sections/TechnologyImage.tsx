import Box from '@mui/material/Box';
import { technologyImage, type TechnologyKey } from '../content/technologies';

interface TechnologyImageProps {
  name: TechnologyKey;
  size: number;
  /** As pale as secondary text. */
  muted?: boolean;
}

/** A technology's logo, next to its name. The pictures are black on nothing: dark pages turn them white (globalStyles.ts). */
export function TechnologyImage({ name, size, muted = false }: TechnologyImageProps) {
  return (
    <Box
      component="img"
      src={technologyImage(name)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      sx={{ filter: 'invert(var(--is-dark, 0))', opacity: muted ? 0.75 : 1 }}
    />
  );
}
