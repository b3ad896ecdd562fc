import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useContact } from '../contact/ContactContext';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';

/** Words within a text that open the contact dialog; without script they write a mail. */
export function ContactText({ children }: { children: ReactNode }) {
  const contact = useContact();
  return (
    <Link
      href={mailtoHref({ to: settings.contactEmail })}
      onClick={(event) => {
        event.preventDefault();
        contact.open(event.currentTarget);
      }}
    >
      {children}
    </Link>
  );
}
