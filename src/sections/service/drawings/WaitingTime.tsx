import Box from '@mui/material/Box';
import { analysisSteps } from '../../../content/serviceDrawings';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { WaitingBar } from './WaitingBar';
import { PointWords } from '../../PointWords';

const row = {
  display: 'grid',
  gridTemplateColumns: { md: columns(5, 7) },
  columnGap: 6,
  rowGap: 4,
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
            <PointWords title={messageId(prefix, id, 'title')} text={messageId(prefix, id, 'text')} />
          </div>
          <WaitingBar waiting={waiting} prefix={prefix} />
        </Box>
      ))}
    </ol>
  );
}
