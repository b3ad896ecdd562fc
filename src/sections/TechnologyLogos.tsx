import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { technologies, type TechnologyKey } from '../content/technologies';
import { TechnologyImage } from './TechnologyImage';

interface TechnologyLogosProps {
  keys: readonly TechnologyKey[];
  /** A last tile of another kind. */
  last?: ReactNode;
}

const size = { xs: 12, sm: 6, md: 3 } as const;

const tile = { borderTop: 1, borderColor: 'divider' } as const;

const logo = {
  alignItems: 'center',
  minHeight: { xs: 48, sm: 72 },
  fontWeight: 500,
  '& > img': { opacity: 0.75 },
} as const;

/** Logos of technologies in one color, each with its name: one, two or four columns. */
export function TechnologyLogos({ keys, last }: TechnologyLogosProps) {
  return (
    <Grid container component="ul" role="list" columnSpacing={3} sx={{ color: 'text.secondary' }}>
      {keys.map((key) => (
        <Grid key={key} component="li" size={size} sx={tile}>
          <Stack direction="row" spacing={1.5} sx={logo}>
            <TechnologyImage name={key} size={28} />
            {technologies[key]}
          </Stack>
        </Grid>
      ))}
      {last !== undefined && (
        <Grid component="li" size={size} sx={tile}>
          {last}
        </Grid>
      )}
    </Grid>
  );
}
