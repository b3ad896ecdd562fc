import { Children, type ReactNode } from 'react';
import type { IntlConfig } from 'react-intl';
import { settings } from '../content/settings';
import { useContact } from '../contact/ContactContext';
import { mailtoHref } from '../email/mailtoHref';
import { localeFacts, sourceLocale } from '../i18n/locales';
import { type Path, routes } from '../paths';
import { LocalLink } from '../components/links/LocalLink';
import { StyledLink } from '../components/links/StyledLink';

type Tag = (chunks: ReactNode[]) => ReactNode;

const linkTo =
  (path: Path): Tag =>
  (chunks) => <LocalLink to={path}>{Children.toArray(chunks)}</LocalLink>;

const linkTags = Object.fromEntries(routes.map(({ id, path }): [string, Tag] => [id, linkTo(path)]));

/** A link in a text that opens the contact dialog; without script it opens a mail. */
function ContactText({ children }: { children: ReactNode }) {
  const contact = useContact();
  return (
    <StyledLink
      href={mailtoHref({ to: settings.contactEmail })}
      onClick={(event) => {
        event.preventDefault();
        contact.open(event.currentTarget);
      }}
    >
      {children}
    </StyledLink>
  );
}

/** The elements for the tags of messages; each route's id is a tag for a link to the route. */
export const richText: NonNullable<IntlConfig['defaultRichTextElements']> = {
  ...linkTags,
  b: (chunks) => <b>{Children.toArray(chunks)}</b>,
  i: (chunks) => <i>{Children.toArray(chunks)}</i>,
  referralTerms: (chunks) => <LocalLink to="/referral#terms">{Children.toArray(chunks)}</LocalLink>,
  contact: (chunks) => <ContactText>{Children.toArray(chunks)}</ContactText>,
  // Marks a message without translation.
  fallback: (chunks) => (
    <span lang={sourceLocale} dir={localeFacts[sourceLocale].direction}>
      {Children.toArray(chunks)}
    </span>
  ),
  mail: (chunks) => (
    <StyledLink href={mailtoHref({ to: settings.contactEmail })}>{Children.toArray(chunks)}</StyledLink>
  ),
};

const joined = (chunks: string[]) => chunks.join('');

/** The same tags for text without markup: they return their content. */
export const plainText = Object.fromEntries(Object.keys(richText).map((tag) => [tag, joined]));
