import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { createResource } from '../i18n/createResource';
import { AddMessages } from '../i18n/AddMessages';
import { mayLoadAnew } from '../i18n/mayLoadAnew';
import { loadMessages } from '../i18n/messages';
import { useLocale } from '../i18n/useLocale';
import { useFocusReturn } from '../components/useFocusReturn';
import { useOpenOnThisPage } from '../components/useOpenOnThisPage';
import { ContactContext } from './ContactContext';
import type { ContactDialog } from './ContactDialog';

const dialog = createResource(
  async () => (await import(/* webpackChunkName: "contact" */ './ContactDialog')).ContactDialog,
);

/** An address that ends in this opens the dialog: a page whose build is gone from the host is loaded anew with it. */
const contactHash = '#contact-dialog';

/** Holds the one contact dialog; its code and messages are fetched when a visitor shows interest. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const focus = useFocusReturn();
  const { hash, search } = useLocation();
  const navigate = useNavigate();

  const contact = useMemo(() => {
    const load = () => Promise.all([dialog.load('dialog'), loadMessages(locale, 'contact')]);
    const showDialog = () => {
      setOpenings((count) => count + 1);
      setOpen(true);
    };
    const openAnew = async (error: unknown) => {
      console.error(error);
      // Once: where the page that was loaded anew cannot have it either, the visitor's own mail program is left.
      if (window.location.hash === contactHash || !(await mayLoadAnew())) {
        window.location.assign(mailtoHref({ to: settings.contactEmail }));
        return;
      }
      window.history.replaceState(window.history.state, '', contactHash);
      window.location.reload();
    };
    return {
      prefetch: () => {
        load().catch(() => {
          // Opening tries again and has its own way out.
        });
      },
      open: (returnTo = document.activeElement) => {
        focus.opened(returnTo);
        load().then(showDialog, openAnew);
      },
    };
  }, [focus, locale, setOpen]);

  useEffect(() => {
    if (hash === contactHash) contact.open();
  }, [contact, hash]);

  function close() {
    setOpen(false);
    if (hash === contactHash) void navigate({ search }, { replace: true });
  }

  return (
    <ContactContext value={contact}>
      {children}
      {openings > 0 && (
        <AddMessages of="contact">
          <LoadedDialog key={openings} open={isOpen} onClose={close} onClosed={focus.closed} />
        </AddMessages>
      )}
    </ContactContext>
  );
}

function LoadedDialog(props: ComponentProps<typeof ContactDialog>) {
  const Dialog = dialog.read('dialog');
  return <Dialog {...props} />;
}
