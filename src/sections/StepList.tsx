import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';
import { Numeral } from '../components/Numeral';
import type { Point } from './PointList';

const step = {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: { xs: '3.5rem minmax(0, 1fr)', md: `5rem ${columns(5, 7)}` },
  rowGap: 1,
  columnGap: 2,
  py: 3.5,
  '@media print': { py: 1.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;

const StepNumeral = styled(Numeral)(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.primary.main,
}));

/** Steps in order, one row each: number, title, text. */
export function StepList({ steps }: { steps: readonly Point[] }) {
  return (
    <Box
      component="ol"
      role="list"
      sx={{ borderBottom: 1, borderColor: 'divider', '@media print': { breakInside: 'avoid' } }}
    >
      {steps.map(({ id, title, text }) => (
        <Box key={id} component="li" sx={step}>
          <StepNumeral aria-hidden />
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ gridColumn: { xs: '2 / -1', md: 'auto' } }}>
            <Message id={text} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
