import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { TechnologyKey } from '../content/technologies';
import { columns, equalColumns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';
import { Technology } from './Technology';

const grid = { xs: columns(1), sm: equalColumns(2), md: equalColumns(4) } as const;

interface TechnologyLogosProps {
  keys: readonly TechnologyKey[];
  /** More items of the list. */
  children?: ReactNode;
}

/** Logos of technologies in one color, each with its name: one, two or four columns. */
export function TechnologyLogos({ keys, children }: TechnologyLogosProps) {
  return (
    <Box
      component="ul"
      role="list"
      className={printClasses.columns4}
      sx={{
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: grid,
        typography: 'dense',
        color: 'text.secondary',
      }}
    >
      {keys.map((key) => (
        <Stack
          key={key}
          component="li"
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center', minHeight: { xs: 32, sm: 44 } }}
        >
          <Technology name={key} muted />
        </Stack>
      ))}
      {children}
    </Box>
  );
}
