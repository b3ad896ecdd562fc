import { styled } from '@mui/material/styles';
import { technologies, technologyImage, type TechnologyKey } from '../content/technologies';

const inverted = { filter: 'invert(1)' } as const;

const Technologies = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  // The pictures are ink on nothing.
  '@media screen': { 'html[data-color-scheme="dark"] & img': inverted },
  '@media screen and (prefers-color-scheme: dark)': { 'html:not([data-color-scheme="light"]) & img': inverted },
}));

/** Icons of technologies, each with its name. */
export function TechStack({ keys }: { keys: readonly TechnologyKey[] }) {
  return (
    <Technologies role="list">
      {keys.map((key) => (
        <li key={key}>
          <img src={technologyImage(key)} width={24} height={24} alt="" loading="lazy" decoding="async" />
          {technologies[key]}
        </li>
      ))}
    </Technologies>
  );
}
