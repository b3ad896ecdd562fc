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

/** On wide screens the columns are those of the stations: the space to the next text is the text's own. */
const benefit = {
  '--room': '32px',
  '&:last-of-type': { '--room': '0px' },
  position: 'relative',
  marginInlineEnd: { md: 'var(--room)' },
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

/** A tick below the middle of a station's block, which takes three quarters of its column at its start (ReleaseTrack), or below each of two. */
const ticksOf = (stations: number) => ({
  '&::before': { ...tick, insetInlineStart: `calc((100% + var(--room)) * ${0.375 / stations} - 1.5px)` },
  '&:last-of-type::before': { insetInlineStart: 'calc(50% - 1.5px)' },
  ...(stations === 2 && { '&::after': { ...tick, insetInlineStart: 'calc((100% + var(--room)) * 0.6875 - 1.5px)' } }),
});

/** What is in place at each station of a release. */
export function ReleaseBenefits({ prefix }: { prefix: string }) {
  return (
    <Box component="ul" role="list" sx={row}>
      {releaseBenefits.map(({ id, from, to }) => (
        <Box
          key={id}
          component="li"
          sx={[
            benefit,
            ticksOf(to - from + 1),
            { gridRow: { xs: `${from} / ${to + 1}`, sm: 'auto' }, gridColumn: { md: `${from} / ${to + 1}` } },
          ]}
        >
          <Typography variant="h4" component="h3">
            <Message id={messageId(prefix, id, 'title')} />
          </Typography>
          {/* Larger where it is twice as wide as the others. */}
          <Typography
            color="textSecondary"
            sx={{ mt: 1, maxWidth: '44ch', ...(to > from && { typography: { md: 'lead' } }) }}
          >
            <Message id={messageId(prefix, id, 'text')} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
