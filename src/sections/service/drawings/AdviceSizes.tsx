import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../../../i18n/Message';
import { columns } from '../../../theme/columns';
import { adviceKinds } from '../../../content/serviceDrawings';
import { pointsOf } from '../../PointList';

const row = {
  display: 'grid',
  gridTemplateColumns: { md: columns(6, 4, 3) },
  alignItems: 'end',
  columnGap: 3,
  rowGap: { xs: 5, md: 1.5 },
} as const;

/** A block as wide as its column, so that the size of the block is the size of the work. A drawing in CSS, so no component of Material UI's. */
const Block = styled('span')(({ theme }) => ({
  display: 'block',
  width: 'calc(var(--share) * 100%)',
  aspectRatio: '1.9',
  marginBottom: theme.spacing(3),
  borderStartEndRadius: '100%',
  printColorAdjust: 'exact',
  [theme.breakpoints.up('md')]: { width: '100%', aspectRatio: 'var(--ratio)' },
  '@media print': { width: 'calc(var(--share) * 40%)' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const blocks = [
  { '--share': 1, '--ratio': 1.7, bgcolor: 'var(--hero-block)' },
  { '--share': 0.66, '--ratio': 1.5, bgcolor: 'secondary.main' },
  { '--share': 0.4, '--ratio': 1.6, bgcolor: 'primary.light', border: '2px solid', borderColor: 'primary.main' },
] as const;

/** Kinds of advice from the largest to the smallest, each under a block of its size. */
export function AdviceSizes({ prefix }: { prefix: string }) {
  return (
    <Box component="ul" role="list" sx={row}>
      {pointsOf(prefix, adviceKinds).map(({ id, title, text }, index) => (
        <Box
          key={id}
          component="li"
          sx={{
            alignSelf: 'stretch',
            display: 'grid',
            rowGap: 1,
            gridTemplateRows: { md: 'subgrid' },
            gridRow: { md: 'span 3' },
            alignItems: 'end',
          }}
        >
          <Box component={Block} sx={blocks[index % blocks.length] ?? {}} />
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ alignSelf: 'start' }}>
            <Message id={text} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
