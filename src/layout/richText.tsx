import Link from '@mui/material/Link';
import { Children, type ReactNode } from 'react';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { localeFacts, sourceLocale } from '../i18n/locales';
import type { Words } from '../i18n/WordsContext';
import type { Messages } from '../i18n/messages';
import { tagsIn } from '../i18n/tagsIn';
import { generalRoutes, type Path, routeAt, serviceRoutes } from '../routes';
import { LocalLink } from '../components/LocalLink';
import { ContactText } from './ContactText';

type Tag = (chunks: ReactNode[]) => ReactNode;

const linkTo =
  (path: Path | '/404'): Tag =>
  (chunks) =>
    path === '/404' ? null : <LocalLink to={path}>{Children.toArray(chunks)}</LocalLink>;

const linkTags = Object.fromEntries(
  [...generalRoutes, ...serviceRoutes].map(({ id, path }): [string, Tag] => [id, linkTo(path)]),
);

/** The studies that messages lead to are known from the messages alone. */
function studyTags(messages: Messages) {
  const names = tagsIn(Object.values(messages)).filter((tag) => tag.startsWith('caseStudy.'));
  return Object.fromEntries(
    names.map((tag): [string, Tag] => [tag, linkTo(routeAt(tag.replace('caseStudy.', '/case-studies/')).path)]),
  );
}

const tags: ReturnType<Words['richText']> = {
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

/** What the tags of messages become: every route's id is a link to it. */
export const richText: Words['richText'] = (messages) => ({ ...tags, ...studyTags(messages) });

const words = (chunks: string[]) => chunks.join('');

/** The same tags where text has no markup: only what stands between them. */
export const plainText = (messages: Messages) =>
  Object.fromEntries(Object.keys(richText(messages)).map((tag) => [tag, words]));
