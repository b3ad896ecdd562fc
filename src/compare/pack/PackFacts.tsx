import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DueDiligenceFact, dueDiligence, dueDiligenceTopics } from '../../content/dueDiligence';
import { AddMessages } from '../../i18n/AddMessages';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { StatusBlock } from '../../components/StatusBlock';
import { PackSection } from './PackSection';

const columns = {
  columnGap: 5,
  columnCount: { md: 2 },
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '@media print': { columnCount: 2, columnGap: '8mm', fontSize: '8pt', lineHeight: 1.35 },
} as const;

/** Before the title, where it is seen without reading: room for it beside every line. */
const statusRoom = '1.75em';

/** The answers of the page on due diligence, in short: all of them, with their dates. */
export function PackFacts() {
  return (
    <AddMessages of="dueDiligence">
      <PackSection name="facts" onNewSheet>
        <Box sx={columns}>
          {dueDiligenceTopics.map((topic) => (
            <div key={topic}>
              <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                <Message id={`dueDiligence.${topic}.heading`} />
              </Typography>
              <Box component="dl" sx={{ mb: 3 }}>
                {dueDiligence[topic].map((fact) => (
                  <Answer key={fact.id} fact={fact} />
                ))}
              </Box>
            </div>
          ))}
        </Box>
      </PackSection>
    </AddMessages>
  );
}

/** One answer with what is known of it: status, source, the days from and until which it holds, and whether it is a sample. */
function Answer({ fact }: { fact: DueDiligenceFact }) {
  const message = useMessage();
  const { id, status, source, asOf, validUntil, sample } = fact;
  const known = [
    message('dueDiligence.sourceLabel', { source: message(messageId('dueDiligence.source', source.id)) }),
    message('dueDiligence.asOf', { date: message(messageId('day', asOf)) }),
    validUntil === 'siteChanges'
      ? message('dueDiligence.siteChanges')
      : message('dueDiligence.validUntil', { date: message(messageId('day', validUntil)) }),
    ...(sample === true ? [message('dueDiligence.sample')] : []),
  ];
  return (
    <Box sx={{ mb: 1.5, paddingInlineStart: statusRoom, breakInside: 'avoid' }}>
      <Box component="dt" sx={{ fontWeight: 600, marginInlineStart: `-${statusRoom}` }}>
        <Box component="span" sx={{ display: 'inline-block', width: statusRoom, color: 'primary.main' }}>
          <StatusBlock data-status={status} aria-hidden />
        </Box>
        <Message id={messageId('dueDiligence.facts', id, 'title')} />
      </Box>
      <dd>
        <Message id={messageId('dueDiligence.facts', id, 'answer')} />
      </dd>
      <Box component="dd" sx={{ color: 'text.secondary' }}>
        <Box component="b" sx={{ fontWeight: 500, color: 'text.primary' }}>
          <Message id={`dueDiligence.status.${status}`} />
        </Box>
        {known.map((part) => ` · ${part}`).join('')}
      </Box>
    </Box>
  );
}
