import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { FilledGrid } from '../FilledGrid';
import { workModelCells } from '../workModelCells';

const LargeGrid = styled(FilledGrid)(({ theme }) => ({
  '--cell': 'clamp(3rem, 5vw, 4.5rem)',
  [theme.breakpoints.down('sm')]: { '--cell': 'min(1.5rem, 8vw)', gridRow: 'span 2' },
  '@media print': { '--cell': '1.5rem' },
}));

const ways = {
  display: 'grid',
  rowGap: { xs: 5, sm: 0 },
  columnGap: 3,
  gridTemplateColumns: { sm: columns(1, 1, 1) },
  mb: { xs: 5, md: 8 },
  '@media print': { mb: 3 },
} as const;

/** On phones the words stand beside the drawing; elsewhere the texts begin at one height. */
const way = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr', sm: 'subgrid' },
  gridRow: { sm: 'span 3' },
  columnGap: 3,
} as const;

/** The three ways to hire the company: how much of the work is whose, drawn and said. */
export function WaysOfWorking() {
  return (
    <Box component="ul" role="list" sx={ways}>
      {workModels.map((id) => (
        <Box key={id} component="li" sx={way}>
          <LargeGrid filled={workModelCells[id]} />
          <Typography variant="h3" sx={{ mt: { sm: 2 } }}>
            <Message id={`aboutUs.work.${id}.title`} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '32ch' }}>
            <Message id={`aboutUs.work.${id}.text`} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
