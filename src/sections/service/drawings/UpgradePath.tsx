import Box from '@mui/material/Box';
import { upgradeStages } from '../../../content/serviceDrawings';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { FibersAndBlocks } from './FibersAndBlocks';
import { PointWords } from '../../PointWords';

/** On wide screens the drawings are one strip. */
const path = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(1, 1), md: columns(1, 1, 1, 1) },
  columnGap: { xs: 3, md: 0 },
  rowGap: 5,
  '@media print': { gridTemplateColumns: columns(1, 1, 1, 1), columnGap: 2 },
} as const;

/** Its drawing, its words and its code; the stages of a row share their rows. */
const stage = {
  display: 'grid',
  gridTemplateColumns: { xs: '6rem minmax(0, 1fr)', md: columns(1) },
  gridTemplateRows: { md: 'subgrid' },
  gridRow: { md: 'span 3' },
  alignContent: 'start',
  columnGap: 2.5,
  rowGap: 0,
  '& > div': { gridRow: { md: 3 }, paddingInlineEnd: { md: 4 } },
  '@media print': {
    gridTemplateColumns: columns(1),
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    '& > svg': { mb: 1.5 },
    '& > div': { gridRow: 2, p: 0 },
    '& h3': { typography: 'h4' },
  },
} as const;

/** On wide screens the line from the code of before to that of afterwards. */
const way = {
  '&::before': {
    content: { md: '""' },
    gridArea: '2 / 1',
    alignSelf: 'center',
    borderTop: '3px solid',
    borderColor: 'primary.main',
    '@media print': { display: 'none' },
  },
} as const;

const code = {
  gridColumn: '1 / -1',
  gridRow: { md: 2 },
  justifySelf: 'start',
  alignSelf: 'start',
  mt: 2,
  mb: { md: 2 },
  px: 1.25,
  py: 0.75,
  border: '2px solid',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '@media print': { gridRow: 3, mb: 0, color: '#000', bgcolor: 'transparent' },
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
} as const;

const oldCode = { color: 'inherit', bgcolor: 'background.sunken', borderStyle: 'dashed' } as const;

/** The way to a new major version in stages: from one to the next there are more blocks and fewer fibers, until none is left. */
export function UpgradePath({ prefix }: { prefix: string }) {
  return (
    <Box component="ul" role="list" sx={path}>
      {upgradeStages.map(({ id, blocks, source }) => (
        <Box key={id} component="li" sx={[stage, blocks < 9 && way]}>
          <FibersAndBlocks blocks={blocks} />
          <div>
            <PointWords title={messageId(prefix, id, 'title')} text={messageId(prefix, id, 'text')} />
          </div>
          {source !== undefined && (
            <Box component="code" dir="ltr" sx={[code, blocks < 9 && oldCode]}>
              {source}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
