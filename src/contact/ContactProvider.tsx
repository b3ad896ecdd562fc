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

/** A URL with this fragment opens the dialog. A page whose build has been replaced on the host is reloaded with it. */
const contactHash = '#contact-dialog';

/** Holds the contact dialog; its code and messages are fetched when a visitor points at, focuses or clicks a button that opens it. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [openings, setOpenings] = useState(0);
  const [description, setDescription] = useState<string>();
  const [isOpen, setOpen] = useOpenOnThisPage();
  const opened = useFocusReturn(isOpen);
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
      // Reloads once. If the reloaded page cannot fetch the dialog either, the visitor's mail program opens instead.
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
          // Opening tries again, and says so where it fails.
        });
      },
      open: (returnTo = document.activeElement, description?: string) => {
        opened(returnTo);
        setDescription(description);
        load().then(showDialog, openAnew);
      },
    };
  }, [opened, locale, setOpen]);

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
          <LoadedDialog key={openings} description={description} open={isOpen} onClose={close} />
        </AddMessages>
      )}
    </ContactContext>
  );
}

function LoadedDialog(props: ComponentProps<typeof ContactDialog>) {
  const Dialog = dialog.read('dialog');
  return <Dialog {...props} />;
}
