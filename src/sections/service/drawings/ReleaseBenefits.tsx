import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { releaseBenefits } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { stationColumns, stopGap } from './releaseLook';

const row = {
  display: 'grid',
  gridArea: { xs: '1 / 2 / -1 / -1', sm: 'auto' },
  gridTemplateRows: { xs: 'subgrid', sm: 'none' },
  gridTemplateColumns: { sm: columns(1, 1), md: stationColumns },
  columnGap: { sm: 3, md: 0 },
  rowGap: { xs: `${stopGap}px`, sm: 4 },
  mt: { md: 3 },
} as const;

const benefit = {
  position: 'relative',
  pt: { sm: 2.5 },
  borderTop: { sm: '3px solid' },
  borderColor: { sm: 'primary.main' },
} as const;

/** Leads from the line above a text up to the name of a station. */
const tick = {
  display: { xs: 'none', md: 'block' },
  content: '""',
  position: 'absolute',
  bottom: '100%',
  height: 14,
  borderInlineStart: '3px solid',
  borderColor: 'inherit',
} as const;

/**
 * On wide screens as wide as a station's block, which takes three quarters of its column at its start (ReleaseTrack), or as two with the space
 * between them, with a tick below the middle of each.
 */
const placeOf = (from: number, to: number) => {
  const isTwo = to > from;
  return {
    gridRow: { xs: `${from} / ${to + 1}`, sm: 'auto' },
    gridColumn: { md: `${from} / ${to + 1}` },
    marginInlineEnd: { md: isTwo ? '12.5%' : '25%' },
    '&:last-of-type': { marginInlineEnd: 0 },
    '&::before': { ...tick, insetInlineStart: `calc(${isTwo ? (100 * 3) / 14 : 50}% - 1.5px)` },
    ...(isTwo && { '&::after': { ...tick, insetInlineEnd: `calc(${(100 * 3) / 14}% - 1.5px)` } }),
  };
};

/** What is in place at each station of a release. */
export function ReleaseBenefits({ prefix }: { prefix: string }) {
  return (
    <Box component="ul" role="list" sx={row}>
      {releaseBenefits.map(({ id, from, to }) => (
        <Box key={id} component="li" sx={[benefit, placeOf(from, to)]}>
          <Typography variant="h4" component="h3" sx={{ fontSize: { md: '1.1875rem' } }}>
            <Message id={messageId(prefix, id, 'title')} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44ch', textWrap: 'pretty' }}>
            <Message id={messageId(prefix, id, 'text')} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
