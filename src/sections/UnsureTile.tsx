import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';

export interface UnsureTileProps {
  /** How many of the service grid's columns it takes on middle and on wide screens; on phones it takes all. */
  columns: { sm: number; md: number };
}

/** From this width of the tile on, the blocks stand beside the words. */
const roomy = '@container (min-width: 48rem)';

const panel = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 3,
  height: '100%',
  p: 4,
  [roomy]: { paddingInlineEnd: '25rem' },
} as const;

/** Three columns of blocks at the end of the tile, cut off by its edges. */
const blocks = {
  display: 'none',
  position: 'absolute',
  // Over the hairline that rounding leaves at the tile's edge.
  insetBlock: '-1px',
  insetInlineEnd: '-1px',
  grid: 'repeat(5, 8rem) / repeat(3, 8rem)',
  alignContent: 'center',
  [roomy]: { display: 'grid' },
  // Two tints of the tile's own color.
  '& > span': { bgcolor: 'color-mix(in srgb, white var(--part), transparent)', '--part': '22%' },
  '& > span:nth-of-type(3n + 2)': { '--part': '45%', borderStartStartRadius: '100%' },
  '& > span:nth-of-type(4n)': { borderEndStartRadius: '100%' },
  '& > span:nth-of-type(6n)': { bgcolor: 'band.main', borderStartEndRadius: '100%' },
  // In the middle: at an edge, ink is the dark page's own color and the tile looks bitten off.
  '& > span:nth-of-type(8)': { bgcolor: 'currentColor', borderEndEndRadius: '100%' },
} as const;

const all = Array.from({ length: 15 }, (_, block) => block);

/** Fills the service grid's last row: for those who do not know which service they need. */
export function UnsureTile({ columns: { sm, md } }: UnsureTileProps) {
  return (
    <Box
      component="li"
      data-screen-only
      sx={{ containerType: 'inline-size', gridColumn: { xs: '1 / -1', sm: `span ${sm}`, md: `span ${md}` } }}
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
