import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { Message } from '../i18n/Message';
import { onIntent } from '../loading/onIntent';
import { mailFormId, useContact } from './ContactContext';

interface ContactButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'variant'> {
  /** The button's words; "Contact Us" by default. */
  children?: ReactNode;
  /** Called before the dialog opens, for example to close a menu. */
  onOpen?: () => void;
  /** The element that gets the focus when the dialog closes; this button by default. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Opens the contact dialog. Without script it opens a mail to the company (ContactProvider). */
export function ContactButton({ children, onOpen, returnTo, variant = 'contained', ...props }: ContactButtonProps) {
  const contact = useContact();
  return (
    <Button
      type="submit"
      form={mailFormId}
      variant={variant}
      data-needs-script="contact"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onOpen?.();
        contact.open(returnTo?.current ?? event.currentTarget);
      }}
      {...onIntent(contact.prefetch)}
      {...props}
    >
      {children ?? <Message id="common.contactUs" />}
    </Button>
  );
}
