import Link from '@mui/material/Link';
import { Children, type ReactNode, useMemo } from 'react';
import { settings } from '../content/settings';
import { facts } from '../content/facts';
import { useContact } from '../contact/ContactContext';
import { mailtoHref } from '../email/mailtoHref';
import { type Locale, localeFacts, sourceLocale } from '../i18n/locales';
import { readMessages } from '../i18n/messages';
import { WordsProvider } from '../i18n/WordsProvider';
import type { Words } from '../i18n/WordsContext';
import { routes } from '../routes';
import { LocalLink } from '../ui/LocalLink';

function ContactText({ children }: { children: ReactNode }) {
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

type Tag = (chunks: ReactNode[]) => ReactNode;

const linkTags = Object.fromEntries(
  routes.map(({ id, path }): [string, Tag] => [
    id,
    (chunks) => (path === '/404' ? null : <LocalLink to={path}>{Children.toArray(chunks)}</LocalLink>),
  ]),
);

/** What the tags of messages become: every route's id is a link to it. */
const richText: Words['richText'] = {
  ...linkTags,
  b: (chunks) => <b>{Children.toArray(chunks)}</b>,
  i: (chunks) => <i>{Children.toArray(chunks)}</i>,
  referralTerms: (chunks) => <LocalLink to="/referral#terms">{Children.toArray(chunks)}</LocalLink>,
  contact: (chunks) => <ContactText>{Children.toArray(chunks)}</ContactText>,
  // A message that its language lacks.
  fallback: (chunks) => (
    <span lang={sourceLocale} dir={localeFacts[sourceLocale].direction}>
      {Children.toArray(chunks)}
    </span>
  ),
  mail: (chunks) => <Link href={mailtoHref({ to: settings.contactEmail })}>{Children.toArray(chunks)}</Link>,
};

/** The words that every page shares, with the facts and tags that any message may use. */
export function SiteWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = readMessages(locale, 'common');
  const words = useMemo<Words>(
    () => ({
      locale,
      messages,
      facts: { ...facts, email: settings.contactEmail },
      richText,
      onError: (error) => {
        if (IS_PRERENDER) throw error;
        console.error(error);
      },
    }),
    [locale, messages],
  );
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
