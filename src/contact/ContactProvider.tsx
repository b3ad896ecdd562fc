import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { mayLoadAnew } from '../loading/createResource';
import { lazyComponent } from '../loading/lazyComponent';
import { AddMessages } from '../i18n/AddMessages';
import { loadMessages } from '../i18n/messages';
import { useLocale } from '../i18n/useLocale';
import { stillWanted } from '../loading/stillWanted';
import { useFocusReturn } from '../components/overlay/useFocusReturn';
import { useOpenOnThisPage } from '../components/overlay/useOpenOnThisPage';
import { ContactContext, mailFormId } from './ContactContext';

const dialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "contact" */ './ContactDialog')).ContactDialog,
);

/** An address with this fragment opens the dialog. After a new deploy, the page is reloaded with it to get the new code. */
const contactHash = '#contact-dialog';

/** Adds the fragment to the address, or removes it, so that a later reload does not fail again. */
function setFragment(fragment: string) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + fragment);
}

/** Renders the contact dialog, and the form that its buttons submit without script. Hover or focus on such a button fetches code and messages. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  /** The current opening of the dialog; `time` differs for each one. */
  const [opening, setOpening] = useState<{ time: number; description: string | undefined; byKey: boolean }>();
  const [isOpen, setOpen] = useOpenOnThisPage();
  const rememberOpener = useFocusReturn(isOpen);
  const hasReloaded = useRef(false);
  const { hash, search } = useLocation();
  const navigate = useNavigate();

  const contact = useMemo(() => {
    const load = () => Promise.all([dialog.load(), loadMessages(locale, 'contact')]);
    const openAnew = () => {
      // Reloads once. If the reloaded page cannot fetch the dialog either, the visitor's mail program opens.
      hasReloaded.current ||= window.location.hash === contactHash;
      const reloads = !hasReloaded.current && mayLoadAnew();
      setFragment(reloads ? contactHash : '');
      if (reloads) {
        window.location.reload();
        return;
      }
      // The router must read the address again, or its links would keep the fragment.
      window.dispatchEvent(new PopStateEvent('popstate'));
      window.location.assign(mailtoHref({ to: settings.contactEmail }));
    };
    return {
      prefetch: () => {
        load().catch(() => {
          // Opening tries again and handles the failure.
        });
      },
      open: (returnTo = document.activeElement, description?: string) => {
        const isWanted = stillWanted();
        const byKey = document.activeElement?.matches(':focus-visible') === true;
        load().then(
          () => {
            if (!isWanted()) return;
            rememberOpener(returnTo);
            setOpening((last) => ({ time: (last?.time ?? 0) + 1, description, byKey }));
            setOpen(true);
          },
          (error: unknown) => {
            console.error(error);
            if (isWanted()) openAnew();
          },
        );
      },
    };
  }, [rememberOpener, locale, setOpen]);

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
      <form id={mailFormId} action={mailtoHref({ to: settings.contactEmail })} hidden />
      {opening !== undefined && (
        <AddMessages of="contact">
          <dialog.Component
            key={opening.time}
            description={opening.description}
            byKey={opening.byKey}
            open={isOpen}
            onClose={close}
          />
        </AddMessages>
      )}
    </ContactContext>
  );
}
