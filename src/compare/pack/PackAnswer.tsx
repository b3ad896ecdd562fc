import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { DueDiligenceFact } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { StatusLabel } from '../../components/answers/StatusLabel';

/** What is known of an answer, part by part; on paper in one line of text. */
const known = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  rowGap: 0.25,
  mt: 1,
  color: 'text.secondary',
  // The source begins a line of its own.
  '@media screen': { '& > [data-below]': { flexBasis: '100%' } },
  '@media print': {
    display: 'block',
    mt: 0,
    '& > b': { fontSize: 'inherit', color: 'text.primary' },
    '& > :not(:last-child)::after': { content: '"\\a0·"' },
  },
} as const;

const answer = { breakInside: 'avoid', '@media screen': { pb: 2 } } as const;

/** Keeps the parts apart. */
const space = ' ';

interface PackAnswerProps {
  fact: DueDiligenceFact;
  /** Whether the date of its last check is shown here. */
  dated: boolean;
}

/** One answer with what is known of it: status, whether it is a sample, source, and the days from and until which it holds. */
export function PackAnswer({ fact, dated }: PackAnswerProps) {
  const message = useMessage();
  const { id, status, source, asOf, validUntil, sample } = fact;
  const origin = message('dueDiligence.sourceLabel', { source: message(messageId('dueDiligence.source', source.id)) });
  const parts = [
    ...(sample === true ? [message('dueDiligence.sample')] : []),
    origin,
    ...(dated ? [message('dueDiligence.asOf', { date: message(messageId('day', asOf)) })] : []),
    validUntil === 'siteChanges'
      ? message('dueDiligence.siteChanges')
      : message('dueDiligence.validUntil', { date: message(messageId('day', validUntil)) }),
  ];
  return (
    <Box sx={answer}>
      <Box component="dt" id={id} sx={{ fontWeight: 600 }}>
        <Message id={messageId('dueDiligence.facts', id, 'title')} />
      </Box>
      <dd>
        <Message id={messageId('dueDiligence.facts', id, 'answer')} />
      </dd>
      <Box component="dd" sx={known}>
        <StatusLabel status={status} />
        {parts.map((part) => (
          <Fragment key={part}>
            {space}
            <span data-below={part === origin || undefined}>{part}</span>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
