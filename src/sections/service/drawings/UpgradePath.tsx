import Box from '@mui/material/Box';
import { upgradeStages } from '../../../content/serviceDrawings';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { arrowHead } from '../processLook';
import { FibersAndBlocks } from './FibersAndBlocks';
import { PointWords } from '../../PointWords';

/** In a row on wide screens, below each other on others. */
const path = {
  display: 'grid',
  gridTemplateColumns: { md: columns(1, 1, 1, 1) },
  columnGap: { md: 4, lg: 5 },
  rowGap: 5,
  '@media print': { gridTemplateColumns: columns(1, 1, 1, 1), columnGap: 2 },
} as const;

/** Its drawing, its code, its title and its text; in a row they begin at the same heights. */
const stage = {
  display: 'grid',
  gridTemplateColumns: { xs: 'min(6rem, 35%) minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)', md: columns(1) },
  gridTemplateRows: { md: 'subgrid' },
  gridRow: { md: 'span 4' },
  columnGap: { xs: 2.5, sm: 4 },
  rowGap: 0,
  '& > svg': { gridArea: { xs: '2 / 1', md: '1 / 1' } },
  '& > div': {
    gridArea: { xs: '2 / 2', md: '3 / 1 / span 2' },
    display: 'grid',
    gridTemplateRows: { xs: 'auto 1fr', md: 'subgrid' },
    // A title of two lines does not touch the code above it.
    pt: { md: 1.5 },
    '& > h3': { alignSelf: 'end' },
  },
  '@media print': {
    gridTemplateColumns: columns(1),
    gridTemplateRows: 'subgrid',
    gridRow: 'span 4',
    '& > svg': { gridArea: '1 / 1', mb: 1.5 },
    '& > div': { gridArea: '2 / 1 / span 2', gridTemplateRows: 'subgrid', pt: 0 },
    '& h3': { typography: 'h4' },
  },
} as const;

/** The line from the code of before to that of afterwards: behind the drawings where they stand below each other, below them in a row. */
const way = {
  '&::before': {
    content: '""',
    gridArea: { xs: '1 / 1 / 4', md: '2 / 1' },
    justifySelf: { xs: 'center', md: 'stretch' },
    alignSelf: { md: 'center' },
    mb: { xs: -5, md: 0 },
    marginInlineEnd: { md: -4, lg: -5 },
    border: '0 solid',
    borderInlineStartWidth: { xs: 3, md: 0 },
    borderTopWidth: { md: 3 },
    borderColor: 'primary.main',
    '@media print': { display: 'none' },
  },
  // In a row it ends in an arrow, at the last code.
  '&:nth-last-of-type(2)::after': {
    ...arrowHead('end', 'primary.main'),
    display: { xs: 'none', md: 'block' },
    position: 'static',
    gridArea: '2 / 1',
    placeSelf: 'center end',
    marginInlineEnd: { md: -4, lg: -5 },
    '@media print': { display: 'none' },
  },
} as const;

/** Of the last stage the line leads down to the code at its foot. */
const lastWay = {
  '&::before': { ...way['&::before'], gridArea: '1 / 1 / 3', display: { md: 'none' }, mb: -2 },
} as const;

const code = {
  gridColumn: '1 / -1',
  gridRow: { xs: 3, md: 2 },
  placeSelf: 'start',
  my: 2,
  px: 1.25,
  py: 0.75,
  border: '2px solid',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media print': {
    '&&': { gridRow: 4 },
    mt: 1,
    mb: 0,
    px: 0.75,
    fontSize: '0.7rem',
    color: '#000',
    bgcolor: 'transparent',
  },
} as const;

const oldCode = {
  gridRow: { xs: 1, md: 2 },
  mt: { xs: 0, md: 2 },
  color: 'inherit',
  bgcolor: 'background.sunken',
  borderStyle: 'dashed',
} as const;

/** The way to a new major version in stages: from one to the next there are more blocks and fewer fibers, until none is left. */
export function UpgradePath({ prefix }: { prefix: string }) {
  return (
    <Box component="ul" role="list" sx={path}>
      {upgradeStages.map(({ id, blocks, source }) => (
        <Box key={id} component="li" sx={[stage, blocks < 9 ? way : lastWay]}>
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
