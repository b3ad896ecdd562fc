import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { releaseStations } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { layout } from '../../../theme/measures';
import { ReleaseBenefits } from './ReleaseBenefits';
import { ReleaseTrack } from './ReleaseTrack';
import { SavedBlocks } from './SavedBlocks';

const five = columns(1, 1, 1, 1, 1);

/** On phones from edge to edge: five stations need all of the width. */
const line = { mx: { xs: `calc(-1 * ${layout.gutter})`, sm: 0 } } as const;

const stationsRow = { display: 'grid', gridTemplateColumns: five, textAlign: 'center', mb: { xs: 4, md: 0 } } as const;

const station = {
  fontSize: { xs: '0.8125rem', sm: '1.1875rem' },
  fontWeight: 560,
  letterSpacing: '-0.01em',
  hyphens: 'auto',
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
    <>
      <Box sx={line}>
        <ReleaseTrack />
        <Box sx={stationsRow}>
          {releaseStations.map((id) => (
            <Typography key={id} component="span" sx={station}>
              <Message id={messageId(prefix, 'station', id)} />
            </Typography>
          ))}
        </Box>
      </Box>
      <ReleaseBenefits prefix={prefix} />
      <Paper variant="secondary" square sx={saving}>
        <Typography
          component="p"
          sx={{
            fontSize: 'clamp(6rem, 13vw, 13rem)',
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
    </>
  );
}
