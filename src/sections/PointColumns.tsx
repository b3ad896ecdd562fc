import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { Point } from './PointList';

const Columns = styled('ul', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ theme, count }) => ({
    display: 'grid',
    gap: theme.spacing(5, 3),
    // On middle screens three stand in one row too, so that none is left alone.
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${count === 3 ? 3 : 2}, minmax(0, 1fr))` },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  }),
);

/** A block with a quarter disc; each point's is turned a quarter further. */
const Column = styled('li')(({ theme }) => ({
  '&::before': {
    content: '""',
    display: 'block',
    width: 56,
    height: 56,
    marginBlockEnd: theme.spacing(3),
    borderStartEndRadius: '100%',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&:nth-of-type(4n + 2)::before': { rotate: '90deg', backgroundColor: theme.vars.palette.secondary.main },
  '&:nth-of-type(4n + 3)::before': { rotate: '180deg' },
  '&:nth-of-type(4n + 4)::before': { rotate: '270deg', backgroundColor: theme.vars.palette.secondary.main },
}));

/** Titled statements side by side, each under a block. */
export function PointColumns({ points }: { points: readonly Point[] }) {
  return (
    <Columns role="list" count={points.length}>
      {points.map(({ id, title, text }) => (
        <Column key={id}>
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            <Message id={text} />
          </Typography>
        </Column>
      ))}
    </Columns>
  );
}
