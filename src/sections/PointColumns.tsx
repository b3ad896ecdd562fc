import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { Point } from './PointList';

/** A block with a quarter disc; each point's is turned a quarter further, and every second one has the second color. */
const blocks = [0, 1, 2, 3].map((turn) => ({
  width: 56,
  height: 56,
  mb: 3,
  borderStartEndRadius: '100%',
  bgcolor: turn % 2 === 0 ? 'primary.main' : 'secondary.main',
  rotate: `${turn * 90}deg`,
}));

/** Titled statements side by side, each under a block. */
export function PointColumns({ points }: { points: readonly Point[] }) {
  const count = points.length;
  // On middle screens three stand in one row too, so that none is left alone.
  const columns = { xs: 1, sm: count === 3 ? 3 : 2, md: count };
  return (
    <Grid container component="ul" role="list" columns={columns} rowSpacing={5} columnSpacing={3}>
      {points.map(({ id, title, text }, index) => (
        <Grid key={id} component="li" size={1}>
          <Box sx={blocks[index % blocks.length] ?? {}} />
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            <Message id={text} />
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
