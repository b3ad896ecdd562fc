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
}

const grid = {
  display: 'grid',
  columnGap: 3,
  // Two on a phone, as long as there is room for a long name.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(max(min(100%, 9rem), 40%), 1fr))',
    sm: columns(1, 1),
    md: columns(1, 1, 1, 1),
  },
  color: 'text.secondary',
  '@media print': { gridTemplateColumns: columns(1, 1, 1, 1), breakInside: 'avoid' },
} as const;

/** A last tile of another kind is longer than half a phone is wide. */
const gridWithLast = {
  ...grid,
  gridTemplateColumns: { ...grid.gridTemplateColumns, xs: columns(1) },
};

const tile = { borderTop: 1, borderColor: 'divider' } as const;

const logo = {
  ...tile,
  alignItems: 'center',
  minHeight: { xs: 48, sm: 72 },
  py: 1,
  lineHeight: 1.3,
  fontWeight: 500,
  '& > img': { opacity: 0.75 },
  '@media print': { minHeight: 48 },
} as const;

/** Logos of technologies in one color, each with its name: two or four columns, and on phones one where there is a last tile. */
export function TechnologyLogos({ keys, last }: TechnologyLogosProps) {
  return (
    <Box component="ul" role="list" sx={last === undefined ? grid : gridWithLast}>
      {keys.map((key) => (
        <Stack key={key} component="li" direction="row" spacing={1.5} sx={logo}>
          <TechnologyImage name={key} size={28} />
          {technologies[key]}
        </Stack>
      ))}
      {last !== undefined && (
        <Box component="li" sx={tile}>
          {last}
        </Box>
      )}
    </Box>
  );
}
