import type { DueDiligenceFact } from '../content/dueDiligence';
import { messageId } from '../i18n/messageId';
import { useMessage } from '../i18n/useMessage';
import { FragmentLink } from '../components/FragmentLink';
import { StatusBlock } from './StatusBlock';

const block = {
  display: 'block',
  p: { xs: '2px', lg: '3px' },
  fontSize: { xs: '34px', lg: '36px' },
  lineHeight: 0,
  color: 'primary.main',
  '&:hover': { color: 'text.primary' },
} as const;

/** An answer's block; what is asked and its status are its name and what a pointer is told. */
export function AnswerLink({ fact: { id, status } }: { fact: DueDiligenceFact }) {
  const message = useMessage();
  const title = message(messageId('dueDiligence.facts', id, 'title'));
  return (
    <FragmentLink
      to={id}
      title={message('dueDiligence.answerLink', { title, status: message(`dueDiligence.status.${status}`) })}
      sx={block}
    >
      <StatusBlock data-status={status} />
    </FragmentLink>
  );
}
