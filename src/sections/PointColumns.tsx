import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { ServiceBlock } from '../components/art/ServiceBlock';
import type { ServiceSlug } from '../content/serviceSlugs';
import { Message } from '../i18n/Message';
import type { Point } from './PointList';

/** On wide screens the blocks touch: the page's drawing laid out in a row. */
const blocks = {
  '& svg': { width: { xs: 88, md: '100%' }, mb: 3 },
  '& h3, & p': { paddingInlineEnd: { md: 3 } },
} as const;

interface PointColumnsProps {
  points: readonly Point[];
  /** The service whose drawing the blocks come from. */
  slug: ServiceSlug;
}

/** Titled statements side by side, each under a block of the page's own drawing. */
export function PointColumns({ points, slug }: PointColumnsProps) {
  const count = points.length;
  // On middle screens three stand in one row too, so that none is left alone.
  const columns = { xs: 1, sm: count === 3 ? 3 : 2, md: count };
  return (
    <Grid
      container
      component="ul"
      role="list"
      columns={columns}
      rowSpacing={5}
      columnSpacing={{ xs: 3, md: 0 }}
      sx={blocks}
    >
      {points.map(({ id, title, text }, index) => (
        <Grid key={id} component="li" size={1}>
          <ServiceBlock slug={slug} index={index} />
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
