import { styled } from '@mui/material/styles';
import type { educationItems } from '../content/pageLists';

/** What one does there: tick off a claim, take a lesson, listen, watch. */
const signs: Readonly<Record<(typeof educationItems)[number], string>> = {
  aiProofDev: 'M14 34l14 14l24 -28l-7 -6l-18 21l-7 -7z',
  codeFtw: 'M12 16h18v36h-18zM34 16h18v36h-18z',
  podcast: 'M24 12h16v26h-16zM14 30h5v13h26v-13h5v18h-15v8h-6v-8h-15z',
  videoChannel: 'M20 12v40l34 -20z',
};

/** A sign of its own on a block that the tile's color shows through. */
const Drawing = styled('svg')({
  flex: 'none',
  width: 'clamp(3.5rem, 6vw, 5.5rem)',
  height: 'auto',
  fill: 'currentColor',
});

/** What waits behind a tile, for those who see it. */
export function EducationSign({ item }: { item: keyof typeof signs }) {
  return (
    <Drawing viewBox="0 0 64 64" width={88} height={88} aria-hidden>
      <path d={signs[item]} />
    </Drawing>
  );
}
