import { createContext, useContext } from 'react';

interface Contact {
  /**
   * Opens the contact dialog. Where its code cannot be fetched the page is loaded anew, once, then the visitor's mail program is left. The dialog gives focus back to `returnTo` when
   * it closes, by default to what has it now.
   */
  open: (returnTo?: Element | null) => void;
  /** Fetches the dialog ahead. */
  prefetch: () => void;
}

export const ContactContext = createContext<Contact>({ open: () => {}, prefetch: () => {} });

/** The way to the one contact dialog of the site. */
export function useContact(): Contact {
  return useContext(ContactContext);
}
