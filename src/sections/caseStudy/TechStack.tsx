import Stack from '@mui/material/Stack';
import { technologies, type TechnologyKey } from '../../content/technologies';
import { TechnologyImage } from '../TechnologyImage';

/** Logos of technologies, each with its name. */
export function TechStack({ keys }: { keys: readonly TechnologyKey[] }) {
  return (
    <Stack
      component="ul"
      role="list"
      spacing={1}
      sx={{ '@media print': { flexFlow: 'row wrap', columnGap: 2, '& img': { width: 16, height: 16 } } }}
    >
      {keys.map((key) => (
        <Stack key={key} component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <TechnologyImage name={key} size={24} />
          {technologies[key]}
        </Stack>
      ))}
    </Stack>
  );
}
