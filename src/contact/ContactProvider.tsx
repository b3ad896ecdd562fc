import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { createResource } from '../i18n/createResource';
import { MessageSet } from '../i18n/MessageSet';
import { loadMessages } from '../i18n/messages';
import { useWords } from '../i18n/useWords';
import { useFocusReturn } from '../ui/useFocusReturn';
import { useOpenOnThisPage } from '../ui/useOpenOnThisPage';
import { ContactContext } from './ContactContext';
import type { ContactDialog } from './ContactDialog';

const dialog = createResource(
  async () => (await import(/* webpackChunkName: "contact" */ './ContactDialog')).ContactDialog,
);

/** Holds the one contact dialog; its code and words are fetched when a visitor shows interest. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { locale } = useWords();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const focus = useFocusReturn();

  const contact = useMemo(() => {
    const load = () => Promise.all([dialog.load('dialog'), loadMessages(locale, 'contact')]);
    const showDialog = () => {
      setOpenings((count) => count + 1);
      setOpen(true);
    };
    const writeMail = (error: unknown) => {
      console.error(error);
      window.location.assign(mailtoHref({ to: settings.contactEmail }));
    };
    return {
      prefetch: () => {
        load().catch(() => {
          // Opening tries again and has its own way out.
        });
      },
      open: (returnTo = document.activeElement) => {
        focus.opened(returnTo);
        load().then(showDialog, writeMail);
      },
    };
  }, [focus, locale, setOpen]);

  return (
    <ContactContext value={contact}>
      {children}
      {openings > 0 && (
        <MessageSet set="contact">
          <LoadedDialog
            key={openings}
            open={isOpen}
            onClose={() => {
              setOpen(false);
            }}
            onClosed={focus.closed}
          />
        </MessageSet>
      )}
    </ContactContext>
  );
}

function LoadedDialog(props: ComponentProps<typeof ContactDialog>) {
  const Dialog = dialog.read('dialog');
  return <Dialog {...props} />;
}
