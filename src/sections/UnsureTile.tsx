import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';
import { forcedEdge } from '../theme/measures';

export interface UnsureTileProps {
  /** How many of the service grid's columns it takes on middle and on wide screens; on phones it takes all. */
  columns: { sm: number; md: number };
}

/** From these widths of the tile on, one column of the blocks stands beside the words, and all three. */
const wide = '@container (min-width: 34rem)';
const roomy = '@container (min-width: 48rem)';

const panel = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignContent: 'space-between',
  justifyContent: 'space-between',
  gap: 3,
  height: '100%',
  p: 3,
  // Without the border, at which the blocks would end: it is for forced colors alone.
  border: 0,
  '@media (forced-colors: active)': { border: forcedEdge },
  [wide]: { paddingInlineEnd: '9.5rem' },
  [roomy]: { paddingInlineEnd: '25rem' },
} as const;

/** One row of blocks along the tile's foot; where there is room, whole rows as high as the tile, at its end. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  flex: 'none',
  width: 'calc(100% + 3rem)',
  m: -3,
  mt: 0,
  aspectRatio: '3',
  '& > span:nth-of-type(n + 4)': { display: 'none' },
  [wide]: {
    position: 'absolute',
    // Over the hairline that rounding leaves at the tile's edge.
    insetBlock: '-1px',
    insetInlineEnd: '-1px',
    width: 'auto',
    m: 0,
    grid: 'repeat(3, minmax(0, 1fr)) / none',
    aspectRatio: '1 / 3',
    '& > span': { display: 'none' },
    '& > span:nth-of-type(3n + 2)': { display: 'block' },
  },
  [roomy]: {
    aspectRatio: '1',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > span:nth-of-type(n)': { display: 'block' },
  },
  // Two tints of the tile's own color.
  '& > span': { bgcolor: 'color-mix(in srgb, white var(--part), transparent)', '--part': '22%' },
  '& > span:nth-of-type(3n + 2)': { '--part': '45%', borderStartStartRadius: '100%' },
  '& > span:first-of-type': { borderEndStartRadius: '100%' },
  '& > span:nth-of-type(6n + 3)': { bgcolor: 'band.main', borderStartEndRadius: '100%' },
  // Ink in the middle only: at an edge it is the dark page's own color, and the tile looks bitten off.
  '& > span:nth-of-type(5)': { bgcolor: 'band.main', borderEndEndRadius: '100%', [roomy]: { bgcolor: 'currentColor' } },
} as const;

const all = Array.from({ length: 9 }, (_, block) => block);

/** Fills the service grid's last row: for those who do not know which service they need. */
export function UnsureTile({ columns: { sm, md } }: UnsureTileProps) {
  return (
    <Box
      component="li"
      data-screen-only
      sx={{
        containerType: 'inline-size',
        gridColumn: { xs: '1 / -1', sm: `span ${sm}`, md: `span ${md}` },
        mt: { xs: 1, sm: 0 },
      }}
    >
      <Paper variant="secondary" sx={panel}>
        <Box sx={{ maxWidth: '44ch' }}>
          <Typography variant="h2" component="h3">
            <Message id="home.services.unsure.title" />
          </Typography>
          <Typography sx={{ mt: 1.5 }}>
            <Message id="home.services.unsure.text" />
          </Typography>
        </Box>
        <ContactButton variant="onSecondary">
          <Message id="home.services.unsure.button" />
        </ContactButton>
        <Box sx={blocks} aria-hidden>
          {all.map((block) => (
            <span key={block} />
          ))}
        </Box>
      </Paper>
    </Box>
  );
}
