import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { technologies, type TechnologyKey } from '../content/technologies';
import { Grid } from '../components/Grid';
import { TechnologyImage } from './TechnologyImage';

const Logos = styled(Grid)(({ theme }) => ({
  gap: theme.spacing(0, 3),
  color: theme.vars.palette.text.secondary,
  '& img': { opacity: 0.75 },
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Logo = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 72,
  fontWeight: 500,
}));

interface TechnologyLogosProps {
  keys: readonly TechnologyKey[];
  /** A last tile of another kind. */
  last?: ReactNode;
}

/** Marks of technologies in ink, each with its name: one, two or four columns (spec.md §9). */
export function TechnologyLogos({ keys, last }: TechnologyLogosProps) {
  return (
    <Logos role="list" columns={[1, 2, 4]}>
      {keys.map((key) => (
        <li key={key}>
          <Logo>
            <TechnologyImage name={key} size={28} />
            {technologies[key]}
          </Logo>
        </li>
      ))}
      {last !== undefined && <li>{last}</li>}
    </Logos>
  );
}
