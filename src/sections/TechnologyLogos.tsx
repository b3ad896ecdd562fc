import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { technologies, type TechnologyKey } from '../content/technologies';
import { columns } from '../theme/columns';
import { TechnologyImage } from './TechnologyImage';

interface TechnologyLogosProps {
  keys: readonly TechnologyKey[];
  /** A last tile of another kind. */
  last?: ReactNode;
  /** In half a page, with two columns at most. */
  narrow?: boolean;
}

/** Two on a phone, as long as there is room for a long name. */
const grid = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', sm: columns(1, 1, 1, 1) },
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  '@media print': { gridTemplateColumns: columns(1, 1, 1, 1), breakInside: 'avoid' },
} as const;

const logo = { alignItems: 'center', minHeight: 44, '& > img': { opacity: 0.75 } } as const;

/** In half a page. */
const narrowGrid = { ...grid, gridTemplateColumns: grid.gridTemplateColumns.xs } as const;

/** Logos of technologies in one color, each with its name: one, two or four columns. */
export function TechnologyLogos({ keys, last, narrow = false }: TechnologyLogosProps) {
  return (
    <Box component="ul" role="list" sx={narrow ? narrowGrid : grid}>
      {keys.map((key) => (
        <Stack key={key} component="li" direction="row" spacing={1.5} sx={logo}>
          <TechnologyImage name={key} size={24} />
          {technologies[key]}
        </Stack>
      ))}
      {last !== undefined && <li>{last}</li>}
    </Box>
  );
}
