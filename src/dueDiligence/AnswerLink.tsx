import type { DueDiligenceFact } from '../content/dueDiligence';
import { messageId } from '../i18n/messageId';
import { useMessage } from '../i18n/useMessage';
import { FragmentLink } from '../components/FragmentLink';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { StatusBlock } from './StatusBlock';

const block = {
  position: 'relative',
  display: 'block',
  p: { xs: '2px', lg: '3px' },
  fontSize: { xs: '34px', lg: '36px' },
  lineHeight: 0,
  color: 'primary.main',
  '&:hover': { color: 'text.primary' },
} as const;

/** An answer's block: its name, which a pointer is told as well, is what is asked and the status. */
export function AnswerLink({ fact: { id, status } }: { fact: DueDiligenceFact }) {
  const message = useMessage();
  const name = message('dueDiligence.answerLink', {
    title: message(messageId('dueDiligence.facts', id, 'title')),
    status: message(`dueDiligence.status.${status}`),
  });
  return (
    <FragmentLink to={id} sx={block}>
      <StatusBlock data-status={status} aria-hidden title={name} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </FragmentLink>
  );
}
