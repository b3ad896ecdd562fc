import Box from '@mui/material/Box';
import { HeroWords } from '../sections/HeroWords';
import { columns } from '../theme/columns';
import { Summary } from './Summary';

/** The figures stand beside the words on wide screens, so that the index below reaches into the first one. */
const beside = {
  display: 'grid',
  gridTemplateColumns: { md: columns(7, 5) },
  alignItems: 'end',
  columnGap: 3,
  rowGap: 5,
  '@media print': { gridTemplateColumns: columns(1, 1) },
} as const;

/** What the page is, and its answers in figures. */
export function DueDiligenceHero() {
  return (
    <Box sx={beside}>
      <div>
        <HeroWords title="dueDiligence.hero.title" lead="dueDiligence.hero.lead" />
      </div>
      <Summary />
    </Box>
  );
}
