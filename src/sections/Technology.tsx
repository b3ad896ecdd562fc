import Box from '@mui/material/Box';
import { technologies, technologyImage, type TechnologyKey } from '../content/technologies';

interface TechnologyProps {
  name: TechnologyKey;
  /** In the color of secondary text. */
  muted?: boolean;
}

/** The logo of a technology and its name. Screen readers say the name once. The files are black and transparent; the dark scheme turns them white. */
export function Technology({ name, muted = false }: TechnologyProps) {
  return (
    <>
      <Box
        component="img"
        src={technologyImage(name)}
        width={24}
        height={24}
        alt={technologies[name]}
        loading="lazy"
        decoding="async"
        sx={{ filter: 'invert(var(--is-dark, 0))', opacity: muted ? 0.75 : 1 }}
      />
      <span aria-hidden>{technologies[name]}</span>
    </>
  );
}
