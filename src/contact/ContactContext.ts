import { createContext, useContext } from 'react';

/** The id of a form that opens a mail to the company: without script, the buttons of the dialog submit it. */
export const mailFormId = 'write-a-mail';

interface Contact {
  /**
   * Opens the contact dialog. If its code cannot be fetched, the page is reloaded once; if that does not help, the visitor's mail program opens. When the
   * dialog closes, it returns the focus to `returnTo`, by default the focused element. `description` is the first value of the field.
   */
  open: (returnTo?: Element | null, description?: string) => void;
  /** Fetches the dialog's code and messages in advance. */
  prefetch: () => void;
}

export const ContactContext = createContext<Contact>({ open: () => {}, prefetch: () => {} });

/** The actions of the site's one contact dialog. */
export function useContact(): Contact {
  return useContext(ContactContext);
}
