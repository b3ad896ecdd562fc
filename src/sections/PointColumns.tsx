import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ServiceBlock } from '../components/art/ServiceBlock';
import type { ServiceSlug } from '../content/serviceSlugs';
import { Message } from '../i18n/Message';
import { drawingAndWords } from './drawingAndWords';
import type { Point } from './PointList';

/** On wide screens the blocks touch: the page's drawing laid out in a row. */
const blocks = {
  display: 'grid',
  rowGap: 5,
  columnGap: { xs: 3, md: 0 },
  '@media print': { rowGap: 3, breakInside: 'avoid' },
} as const;

const point = {
  '& > svg': { width: { xs: '100%', sm: 88, md: '100%' }, mb: { sm: 3 } },
  '& > h3, & > p': { paddingInlineEnd: { md: 3 } },
} as const;

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

interface PointColumnsProps {
  points: readonly Point[];
  /** The service whose drawing the blocks come from. */
  slug: ServiceSlug;
}

/** Titled statements side by side, each with a block of its own. */
export function PointColumns({ points, slug }: PointColumnsProps) {
  const count = points.length;
  // On middle screens three stand in one row too, so that none is left alone.
  const rows = { sm: equal(count === 3 ? 3 : 2), md: equal(count) };
  return (
    <Box component="ul" role="list" sx={{ ...blocks, gridTemplateColumns: rows }}>
      {points.map(({ id, title, text }, index) => (
        <Box key={id} component="li" sx={[drawingAndWords({ width: '4rem', parts: 3, sharedFrom: 'md' }), point]}>
          <ServiceBlock slug={slug} index={index} />
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            <Message id={text} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
