import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { Numeral } from '../components/Numeral';
import type { Point } from './PointList';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Step = styled('li')(({ theme }) => ({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(3.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5rem minmax(0, 5fr) minmax(0, 7fr)' },
  '& > p:last-child': { gridColumn: '2 / -1', [theme.breakpoints.up('md')]: { gridColumn: 'auto' } },
}));

const StepNumeral = styled(Numeral)(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.primary.main,
}));

/** Steps in order, one row each: number, title, text. */
export function StepList({ steps }: { steps: readonly Point[] }) {
  return (
    <Steps role="list">
      {steps.map(({ id, title, text }) => (
        <Step key={id}>
          <StepNumeral aria-hidden />
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary">
            <Message id={text} />
          </Typography>
        </Step>
      ))}
    </Steps>
  );
}
