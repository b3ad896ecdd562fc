import type { DueDiligenceFact } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { FragmentLink } from '../FragmentLink';
import { VisuallyHidden } from '../VisuallyHidden';
import { StatusBlock } from '../StatusBlock';

const block = {
  position: 'relative',
  display: 'block',
  p: '2px',
  fontSize: { xs: '34px', lg: '72px' },
  lineHeight: 0,
  // As wide as its column.
  '& > span:first-of-type': { width: { lg: '100%' } },
  '@media print': { fontSize: '8.5mm', '& > span:first-of-type': { width: '0.85em' } },
  '@media (forced-colors: none)': { '&:hover > span': { color: 'text.primary' } },
} as const;

/** An answer's block. In words it says what is asked, which a pointer is told as well, and the status. */
export function AnswerLink({ fact: { id, status } }: { fact: DueDiligenceFact }) {
  const message = useMessage();
  const title = message(messageId('dueDiligence.facts', id, 'title'));
  return (
    <FragmentLink to={id} sx={block}>
      <StatusBlock data-status={status} aria-hidden title={title} />
      <VisuallyHidden>
        <Message id="dueDiligence.answerLink" values={{ title, status: message(`dueDiligence.status.${status}`) }} />
      </VisuallyHidden>
    </FragmentLink>
  );
}
