import { createContext, useContext } from 'react';

/** The form that opens a mail to the company: what the buttons of the dialog do without script. */
export const mailFormId = 'write-a-mail';

interface Contact {
  /**
   * Opens the contact dialog. Where its code cannot be fetched the page is reloaded once; if that does not help, the visitor's mail program opens.
   * When the dialog closes it gives the focus back to `returnTo`, by default the element that has it now. `description` is what its field of that name holds.
   */
  open: (returnTo?: Element | null, description?: string) => void;
  /** Fetches the dialog's code and messages in advance. */
  prefetch: () => void;
}

export const ContactContext = createContext<Contact>({ open: () => {}, prefetch: () => {} });

/** The way to the one contact dialog of the site. */
export function useContact(): Contact {
  return useContext(ContactContext);
}
