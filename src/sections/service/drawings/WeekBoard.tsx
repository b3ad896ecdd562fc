import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { weekSteps } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { WeekDays } from './WeekDays';
import { blockLooks } from '../blockLooks';
import { WeekNextDay } from './WeekNextDay';
import { WeekSlice } from './WeekSlice';

/** Room for five columns of words; in rem, so that larger text makes a list of the board as a narrow screen does. */
const across = '@container (min-width: 62rem)';

/** The words of Monday and midweek reach over the day after too (WeekNextDay); Friday's column is wider, so that six blocks in it are as large as four in the others. */
const board = {
  [across]: {
    display: 'grid',
    gridTemplateColumns: columns(5, 5, 5, 5, 7.1),
  },
} as const;

/** Words across it, then its own day and the day after beside each other. */
const tile = {
  display: 'grid',
  gridTemplateColumns: columns(1, 1),
  gridTemplateRows: 'auto auto auto 1fr',
  pt: { xs: 2, sm: 2.5 },
  border: '1px solid transparent',
  '& > span, & > h3, & > p': { gridColumn: '1 / -1', mx: { xs: 2, sm: 2.5 } },
  '& > p': { mb: { xs: 2, sm: 2.5 } },
  '& > div': { alignSelf: 'end' },
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: 3,
    p: 1.5,
    mb: 1,
    borderColor: 'divider',
    '&& > span, && > h3, && > p': { gridColumn: 'auto', m: 0 },
    '&& > span': { gridRow: 'span 2' },
    '&& > p': { gridColumn: 2 },
    '&& > div': { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'start' },
  },
  [across]: { gridTemplateColumns: 'subgrid' },
} as const;

/** Friday's words stand beside its slice where there is room for both and no more; six blocks are as large as four on the days before. */
const lastDay = {
  '& > div': { gridColumn: '1 / -1' },
  '@media screen and (min-width: 600px)': {
    gridTemplateColumns: columns(3, 7),
    '& > div': { gridArea: '1 / 2 / span 4' },
    '& > span, & > h3, & > p': { gridColumn: 1 },
  },
  [across]: { gridTemplateColumns: 'subgrid', '& > div': { gridArea: '4 / 1' } },
} as const;

/** The bar of every day is lower than the others, and reaches below all of them. */
const everyDay = {
  '@media print': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [across]: {
    gridRow: 2,
    gridTemplateRows: 'auto 1fr',
    '& > span, & > h3': { gridColumn: 'span 2' },
    '& > p': { gridArea: '1 / 3 / 3 / -1', mt: 0 },
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
              id === 'show' && lastDay,
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
