import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { analysisSteps } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { WaitingBar } from './WaitingBar';

const row = {
  display: 'grid',
  gridTemplateColumns: { md: columns(5, 7) },
  columnGap: 6,
  rowGap: 2,
  py: { xs: 3, md: 0 },
  breakInside: 'avoid',
  '& > div': { py: { md: 4 } },
} as const;

/** The steps of an analysis beside the waiting time: not known at first, then in its parts, then shorter, and at last within a limit. */
export function WaitingTime({ prefix }: { prefix: string }) {
  return (
    <ol role="list">
      {analysisSteps.map(({ id, waiting }) => (
        <Box key={id} component="li" sx={row}>
          <div>
            <Typography variant="h3">
              <Message id={messageId(prefix, id, 'title')} />
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              <Message id={messageId(prefix, id, 'text')} />
            </Typography>
          </div>
          <WaitingBar waiting={waiting} />
        </Box>
      ))}
    </ol>
  );
}
