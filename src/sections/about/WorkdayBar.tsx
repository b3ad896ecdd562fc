import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { teamDay } from '../../content/sharedHours';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

const day = 24 * 60;

/** Before, within and after the working day. */
const hours = {
  display: 'grid',
  gridTemplateColumns: columns(teamDay.from, teamDay.to - teamDay.from, day - teamDay.to),
  minHeight: { xs: '6rem', md: '9rem' },
  mb: { xs: 4, md: 6 },
  typography: { xs: 'label', md: 'h3' },
} as const;

const part = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 1,
  p: { xs: 1, md: 3 },
  border: forcedEdge,
} as const;

/** The team's working day within 24 hours. Hidden, because the sentence below says the same. */
export function WorkdayBar() {
  return (
    <Box aria-hidden className={printClasses.hidden} sx={hours}>
      <Paper variant="primary" square sx={part}>
        <Message id="aboutUs.timeZone.midnight" />
      </Paper>
      <Paper variant="secondary" square sx={part}>
        <span>
          <Message id="aboutUs.timeZone.start" />
        </span>
        <span>
          <Message id="aboutUs.timeZone.end" />
        </span>
      </Paper>
      <Paper variant="primary" square sx={{ ...part, justifyContent: 'end' }}>
        <Message id="aboutUs.timeZone.midnight" />
      </Paper>
    </Box>
  );
}
