import Box from '@mui/material/Box';
import type { DueDiligenceFact } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { StatusLabel } from '../../components/answers/StatusLabel';

const separator = ' · ';

interface PackAnswerProps {
  fact: DueDiligenceFact;
  /** Whether the answer shows the date of its last check. */
  dated: boolean;
}

/** One answer with its status, its source, its dates, and the mark of a sample. */
export function PackAnswer({ fact, dated }: PackAnswerProps) {
  const message = useMessage();
  const { id, status, source, asOf, validUntil, sample } = fact;
  const dates = [
    ...(dated ? [message('dueDiligence.asOf', { date: message(messageId('day', asOf)) })] : []),
    validUntil === 'siteChanges'
      ? message('dueDiligence.siteChanges')
      : message('dueDiligence.validUntil', { date: message(messageId('day', validUntil)) }),
  ];
  return (
    <Box sx={{ pb: 2 }}>
      <Box component="dt" id={id} sx={{ fontWeight: 'fontWeightBold' }}>
        <Message id={messageId('dueDiligence.facts', id, 'title')} />
      </Box>
      <dd>
        <Message id={messageId('dueDiligence.facts', id, 'answer')} />
      </dd>
      <Box component="dd" sx={{ mt: 1, color: 'text.secondary' }}>
        <div>
          <StatusLabel status={status} />
          {sample === true && separator + message('dueDiligence.sample')}
        </div>
        <Message
          id="dueDiligence.sourceLabel"
          values={{ source: message(messageId('dueDiligence.source', source.id)) }}
        />
        <div>{dates.join(separator)}</div>
      </Box>
    </Box>
  );
}
