import Button, { type ButtonProps } from '@mui/material/Button';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { Message } from '../i18n/Message';
import { useHydrated } from '../hydration/useHydrated';
import { useContact } from './ContactContext';

interface ContactButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'variant'> {
  /** Its words, if not "Contact Us". */
  children?: ReactNode;
  /** Called before the dialog opens: a menu closes itself here. */
  onOpen?: () => void;
  /** Where the dialog gives focus back when it closes, if not to this button. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Opens the contact dialog. Before hydration and without script it is a link that writes a mail to the company. */
export function ContactButton({ children, onOpen, returnTo, variant = 'contained', ...props }: ContactButtonProps) {
  const contact = useContact();
  const hydrated = useHydrated();

  function open(event: KeyboardEvent | MouseEvent) {
    event.preventDefault();
    onOpen?.();
    contact.open(returnTo?.current ?? event.currentTarget);
  }

  return (
    <Button
      href={mailtoHref({ to: settings.contactEmail })}
      variant={variant}
      data-needs-script="contact"
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
      onMouseEnter={contact.prefetch}
      onFocus={contact.prefetch}
      onTouchStart={contact.prefetch}
      {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog' as const })}
      {...props}
    >
      {children ?? <Message id="common.contactUs" />}
    </Button>
  );
}
