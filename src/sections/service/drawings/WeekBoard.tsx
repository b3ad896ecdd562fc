import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { weekSteps } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { WeekDays } from './WeekDays';
import { blockLooks } from '../blockLooks';
import { across } from './weekLook';
import { WeekNextDay } from './WeekNextDay';
import { WeekSlice } from './WeekSlice';

/** The words of Monday and midweek reach over the day after too (WeekNextDay); Friday's column is wider, so that six blocks in it are as large as four in the others. */
const board = {
  [across]: {
    display: 'grid',
    gridTemplateColumns: columns(5, 5, 5, 5, 7.1),
  },
} as const;

const tile = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
  gridTemplateRows: { sm: 'auto auto 1fr' },
  columnGap: 4,
  p: { xs: 2.5, sm: 3 },
  mb: 1,
  border: '1px solid transparent',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: 3,
    p: 1.5,
    borderColor: 'divider',
    '& > span': { gridRow: 'span 2' },
    '& > p': { mt: 0 },
  },
  [across]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 0,
    mb: 0,
    p: 0,
    pt: 2.5,
    '& > span, & > h3, & > p': { gridColumn: '1 / -1', mx: 2.5 },
    '& > p': { mb: 2.5 },
    '& > div': { alignSelf: 'end' },
  },
} as const;

/** The bar of every day is lower than the others, and reaches below all of them. */
const everyDay = {
  gridTemplateColumns: { sm: 'minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [across]: {
    gridRow: 2,
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'auto',
    py: 3.5,
    '& > span': { display: 'none' },
    '& > h3': { gridColumn: 'span 2' },
    '& > p': { gridColumn: 'span 3', my: 0 },
  },
} as const;

const looks = {
  choose: blockLooks.blue,
  build: blockLooks.pale,
  clarify: blockLooks.apricot,
  show: blockLooks.ink,
} as const;

/** A week as a board of five days: what belongs to one day stands in its column, what belongs to each of them lies across all. */
export function WeekBoard({ prefix }: { prefix: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" role="list" sx={board}>
        {weekSteps.map(({ id, from, to, nextDay }) => (
          <Box
            key={id}
            component="li"
            sx={[
              tile,
              looks[id],
              id === 'build' && everyDay,
              { [across]: { gridColumn: `${from} / ${to + (nextDay === undefined ? 1 : 2)}` } },
              from === to && { [across]: { gridRow: 1 } },
            ]}
          >
            <WeekDays from={from} to={to} />
            <Typography variant="h4" component="h3">
              <Message id={messageId(prefix, id, 'title')} />
            </Typography>
            <Typography sx={{ mt: 1 }}>
              <Message id={messageId(prefix, id, 'text')} />
            </Typography>
            {id !== 'build' && <WeekSlice day={id} prefix={prefix} />}
            {nextDay !== undefined && <WeekNextDay day={to + 1} slice={nextDay} prefix={prefix} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
