import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedNumber } from 'react-intl';
import { Message } from '../i18n/Message';
import type { Point } from './PointList';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(3.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5rem minmax(0, 5fr) minmax(0, 7fr)' },
  '& > p:last-child': { gridColumn: '2 / -1', [theme.breakpoints.up('md')]: { gridColumn: 'auto' } },
}));

const Numeral = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
}));

/** Steps in order, one row each: number, title, text. */
export function StepList({ steps }: { steps: readonly Point[] }) {
  return (
    <Steps role="list">
      {steps.map(({ id, title, text }, index) => (
        <Step key={id}>
          <Numeral aria-hidden>
            <FormattedNumber value={index + 1} />
          </Numeral>
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
