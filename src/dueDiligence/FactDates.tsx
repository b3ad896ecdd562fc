import Typography from '@mui/material/Typography';
import type { Day, DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { FactSource } from './FactSource';

/** The build has written every day in every language (scripts/messages/daysCatalog.ts): browsers do not all write dates alike. */
function WrittenDay({ day }: { day: Day }) {
  return (
    <time dateTime={day}>
      <Message id={messageId('day', day)} />
    </time>
  );
}

const between = ' · ';

/** On one line: where a fact can be checked, when it was last checked and how long it holds. */
export function FactDates({ fact: { source, asOf, validUntil } }: { fact: DueDiligenceFact }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
      <Message id="dueDiligence.sourceLabel" values={{ source: <FactSource source={source} /> }} />
      {between}
      <Message id="dueDiligence.asOf" values={{ date: <WrittenDay day={asOf} /> }} />
      {between}
      {validUntil === 'siteChanges' ? (
        <Message id="dueDiligence.siteChanges" />
      ) : (
        <Message id="dueDiligence.validUntil" values={{ date: <WrittenDay day={validUntil} /> }} />
      )}
    </Typography>
  );
}
