import { styled } from '@mui/material/styles';
import { technologies, type TechnologyKey } from '../content/technologies';
import { TechnologyImage } from './TechnologyImage';

const Technologies = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
}));

/** Marks of technologies, each with its name. */
export function TechStack({ keys }: { keys: readonly TechnologyKey[] }) {
  return (
    <Technologies role="list">
      {keys.map((key) => (
        <li key={key}>
          <TechnologyImage name={key} size={24} />
          {technologies[key]}
        </li>
      ))}
    </Technologies>
  );
}
