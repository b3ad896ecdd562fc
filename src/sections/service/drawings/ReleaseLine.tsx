import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { releaseStations } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { tight } from '../../../theme/measures';
import { ReleaseBenefits } from './ReleaseBenefits';
import { stopGap } from './releaseLook';
import { ReleaseStops } from './ReleaseStops';
import { ReleaseTrack } from './ReleaseTrack';
import { SavedBlocks } from './SavedBlocks';

/** On phones the stations stand beside what is in place there, in rows that both share. */
const line = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'min(5rem, 30%) minmax(0, 1fr)',
  gridTemplateRows: `repeat(${releaseStations.length}, auto)`,
  // The line that leads back stands between both (ReleaseStops).
  columnGap: 3,
  rowGap: `${stopGap}px`,
} as const;

const saving = {
  display: 'grid',
  // The figure does not break, so its column is as wide as it.
  gridTemplateColumns: { md: 'minmax(min-content, 5fr) minmax(0, 7fr)' },
  alignItems: 'center',
  columnGap: 6,
  rowGap: 3,
  mt: { xs: 6, md: 10 },
  p: { xs: 3, md: 6 },
} as const;

/** The way of a release from commit to rollback, with what is in place at each station, and what the work saved one customer. */
export function ReleaseLine({ prefix }: { prefix: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={line}>
        <ReleaseTrack />
        <ReleaseStops prefix={prefix} />
        <ReleaseBenefits prefix={prefix} />
      </Box>
      <Paper variant="secondary" square sx={saving}>
        <Typography
          component="p"
          sx={{
            fontSize: 'clamp(6rem, 13vw, 13rem)',
            [tight]: { fontSize: '29vw' },
            fontWeight: 600,
            lineHeight: 0.85,
            letterSpacing: '-0.06em',
            whiteSpace: 'nowrap',
          }}
        >
          <Message id={messageId(prefix, 'saving', 'value')} />
        </Typography>
        <div>
          <SavedBlocks />
          <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '40ch', '& a': { color: 'inherit' } }}>
            <Message id={messageId(prefix, 'saving', 'text')} />
          </Typography>
        </div>
      </Paper>
    </Box>
  );
}
