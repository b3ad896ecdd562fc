import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Icon } from '../art/Icon';
import { LocalLink, type LocalTarget } from './LocalLink';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  fontWeight: 'fontWeightMedium',
  textDecorationColor: 'transparent',
} as const;

/** A link with an arrow, on its own line. */
export function ArrowLink({ to, text }: { to: LocalTarget; text: MessageId }) {
  return (
    <LocalLink to={to} sx={look}>
      <Message id={text} />
      <Icon name="arrow-right" size={18} />
    </LocalLink>
  );
}
