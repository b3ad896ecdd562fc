import Box from '@mui/material/Box';
import { upgradeStages } from '../../../content/serviceDrawings';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { drawingAndWords } from '../../drawingAndWords';
import { FibersAndBlocks } from './FibersAndBlocks';
import { PointWords } from '../../PointWords';

const path = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(1, 1), md: columns(1, 1, 1, 1) },
  columnGap: 3,
  rowGap: 5,
  '@media print': { gridTemplateColumns: columns(1, 1, 1, 1), columnGap: 2 },
} as const;

const stage = {
  '& > svg': { mb: { md: 3 } },
  '@media print': {
    gridTemplateColumns: columns(1),
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    '& > svg': { mb: 1.5 },
    '& h3': { typography: 'h4' },
  },
} as const;

const code = {
  gridColumn: '1 / -1',
  justifySelf: 'start',
  alignSelf: 'start',
  mt: 2,
  px: 1.25,
  py: 0.75,
  bgcolor: 'primary.light',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
} as const;

/** The way to a new major version in stages: from one to the next there are more blocks and fewer fibers, until none is left. */
export function UpgradePath({ prefix }: { prefix: string }) {
  return (
    <Box component="ul" role="list" sx={path}>
      {upgradeStages.map(({ id, blocks, source }) => (
        <Box key={id} component="li" sx={[drawingAndWords({ width: '6rem', parts: 3, belowFrom: 'md' }), stage]}>
          <FibersAndBlocks blocks={blocks} />
          <div>
            <PointWords title={messageId(prefix, id, 'title')} text={messageId(prefix, id, 'text')} />
          </div>
          {source !== undefined && (
            <Box component="code" dir="ltr" sx={code}>
              {source}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
