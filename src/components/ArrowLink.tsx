import { styled } from '@mui/material/styles';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { Icon } from './art/Icon';
import { LocalLink, type LocalTarget } from './LocalLink';

const Link = styled(LocalLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontWeight: 500,
  textDecorationColor: 'transparent',
}));

/** A link that leads on, on a line of its own. */
export function ArrowLink({ to, text }: { to: LocalTarget; text: MessageId }) {
  return (
    <Link to={to}>
      <Message id={text} />
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}
