import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { createResource } from '../i18n/createResource';
import { MessageSet } from '../i18n/MessageSet';
import { loadMessages } from '../i18n/messages';
import { useWords } from '../i18n/useWords';
import { ContactContext } from './ContactContext';

const dialog = createResource(async () => (await import('./ContactDialog')).ContactDialog);

/** Holds the one contact dialog; its code and words are fetched when a visitor shows interest. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { locale } = useWords();
  const { pathname } = useLocation();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    setOpen(false);
  }, [pathname]);

  const contact = useMemo(() => {
    const load = () => Promise.all([dialog.load('dialog'), loadMessages(locale, 'contact')]);
    return {
      prefetch: () => {
        load().catch(() => {
          // Opening tries again and has its own way out.
        });
      },
      open: () => {
        load().then(
          () => {
            setOpenings((count) => count + 1);
            setOpen(true);
          },
          (error: unknown) => {
            console.error(error);
            window.location.assign(mailtoHref({ to: settings.contactEmail }));
          },
        );
      },
    };
  }, [locale]);

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
          />
        </MessageSet>
      )}
    </ContactContext>
  );
}

function LoadedDialog(props: { open: boolean; onClose: () => void }) {
  const ContactDialog = dialog.read('dialog');
  return <ContactDialog {...props} />;
}
