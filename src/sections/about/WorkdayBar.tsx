import Box from '@mui/material/Box';
import { teamDay } from '../../content/sharedHours';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { columns } from '../../theme/columns';
import { DayBar } from '../DayBar';

const day = 24 * 60;

/** Before, within and after the working day; small, where its two hours have no room for more. */
const labels = {
  display: 'grid',
  gridTemplateColumns: columns(teamDay.from, teamDay.to - teamDay.from, day - teamDay.to),
  mt: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;

function Label({ id }: { id: MessageId }) {
  return (
    <span>
      <Message id={id} />
    </span>
  );
}

/** The working day within the whole one; the sentence below it says the same. */
export function WorkdayBar() {
  return (
    <Box aria-hidden sx={{ mb: { xs: 4, md: 6 } }}>
      <DayBar spans={[teamDay]} />
      <Box sx={labels}>
        <Label id="aboutUs.timeZone.midnight" />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.primary' }}>
          <Label id="aboutUs.timeZone.start" />
          <Label id="aboutUs.timeZone.end" />
        </Box>
        <Box component="span" sx={{ textAlign: 'end' }}>
          <Message id="aboutUs.timeZone.midnight" />
        </Box>
      </Box>
    </Box>
  );
}
