import Box from '@mui/material/Box';
import { columns } from '../../../theme/columns';
import { adviceKinds } from '../../../content/serviceDrawings';
import { pointsOf } from '../../PointList';
import { AdviceBlocks } from './AdviceBlocks';
import { PointWords } from '../../PointWords';

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(1, 1, 1) },
  columnGap: { xs: 3, md: 5 },
  rowGap: { xs: 5, sm: 0 },
} as const;

/** The texts of one row begin at one height, right below their titles. */
const kind = {
  display: 'grid',
  gridTemplateRows: { sm: 'subgrid' },
  gridRow: { sm: 'span 3' },
  rowGap: 0,
  '& > svg': { alignSelf: 'end', mb: { xs: 2, sm: 3 } },
  '& > h3': { alignSelf: 'end' },
} as const;

/** How many blocks stand along a side, and which of them the advice is about. */
const sizes = [
  { side: 3, chosen: 5 },
  { side: 2, chosen: 1 },
  { side: 1, chosen: 0 },
] as const;

/** Kinds of advice from the largest to the smallest, each with as many blocks as it is large. */
export function AdviceSizes({ prefix }: { prefix: string }) {
  return (
    <Box component="ul" role="list" sx={row}>
      {pointsOf(prefix, adviceKinds).map(({ id, title, text }, index) => (
        <Box key={id} component="li" sx={kind}>
          <AdviceBlocks {...(sizes[index] ?? sizes[0])} />
          <PointWords title={title} text={text} />
        </Box>
      ))}
    </Box>
  );
}
