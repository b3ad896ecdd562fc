import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns } from '../theme/columns';
import { FactSource } from './FactSource';

/** The build has written every day in every language (scripts/messages/daysCatalog.ts): browsers do not all write dates alike. */
function WrittenDay({ day }: { day: Day }) {
  return (
    <time dateTime={day}>
      <Message id={messageId('day', day)} />
    </time>
  );
}

/** Below wide screens the days share a line below the source where there is room for both. */
const parts = {
  display: { xs: 'flex', lg: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: columns(31, 17, 20),
  columnGap: { xs: 1.5, sm: 2.5 },
  rowGap: { xs: 0, sm: 0.5 },
  mt: { xs: 1, sm: 1.5 },
  '& > p': { fontSize: { xs: '0.8125rem', sm: '0.875rem' } },
  '& > p:first-of-type': { flexBasis: '100%' },
  '@media print': { gridTemplateColumns: columns(12, 7, 8), mt: 0.5, '& > p': { fontSize: '7.5pt' } },
} as const;

/** Where a fact can be checked, when it was last checked and how long it holds. */
export function FactDates({ fact: { source, asOf, validUntil } }: { fact: DueDiligenceFact }) {
  return (
    <Box sx={parts}>
      <Typography variant="body2" color="textSecondary">
        <Message id="dueDiligence.sourceLabel" values={{ source: <FactSource source={source} /> }} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Message id="dueDiligence.asOf" values={{ date: <WrittenDay day={asOf} /> }} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {validUntil === 'siteChanges' ? (
          <Message id="dueDiligence.siteChanges" />
        ) : (
          <Message id="dueDiligence.validUntil" values={{ date: <WrittenDay day={validUntil} /> }} />
        )}
      </Typography>
    </Box>
  );
}
