import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { Point } from './PointList';

const Rows = styled('ul')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1, 4),
    paddingBlock: theme.spacing(4),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
}));

/** Titled statements below each other, between lines. */
export function PointRows({ points }: { points: readonly Point[] }) {
  return (
    <Rows role="list">
      {points.map(({ id, title, text }) => (
        <li key={id}>
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary">
            <Message id={text} />
          </Typography>
        </li>
      ))}
    </Rows>
  );
}
