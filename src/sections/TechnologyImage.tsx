import { styled } from '@mui/material/styles';
import { technologyImage, type TechnologyKey } from '../content/technologies';

const inverted = { filter: 'invert(1)' } as const;

/** The pictures are black on nothing: dark pages turn them white, by the visitor's choice or the system's. No library component shows an image that changes so. */
const Picture = styled('img')({
  '@media screen': { 'html[data-color-scheme="dark"] &': inverted },
  '@media screen and (prefers-color-scheme: dark)': { 'html:not([data-color-scheme="light"]) &': inverted },
});

/** A technology's logo, next to its name. */
export function TechnologyImage({ name, size }: { name: TechnologyKey; size: number }) {
  return <Picture src={technologyImage(name)} width={size} height={size} alt="" loading="lazy" decoding="async" />;
}
