import Link, { type LinkProps } from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '../i18n/languageChoice';
import { localeFacts, readableLocales } from '../i18n/locales';
import { useLocale } from '../i18n/useLocale';
import { hrefOf, routeAt } from '../routes';
import { useHydrated } from '../components/useHydrated';
import { keepPlace } from './keptPlace';

/**
 * The current page in every language, each by its own name: list items for a list around them. The filter, the fragment and the place on the
 * page go along. A page that is not yet published in a language is among them: who asks for it sees what there is of it.
 */
export function LanguageLinks(props: Pick<LinkProps, 'className'>) {
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const route = routeAt(pathname);
  // The HTML is the same for every filter and fragment.
  const rest = useHydrated() ? search + hash : '';
  return readableLocales.map((locale) => (
    <li key={locale}>
      <Link
        {...props}
        href={hrefOf(route.page === 'notFound' ? '/' : route.path, locale) + rest}
        lang={locale}
        hrefLang={locale}
        dir={localeFacts[locale].direction}
        {...(locale === current && { 'aria-current': 'true' })}
        onClick={() => {
          rememberLanguage(locale);
          keepPlace();
        }}
      >
        {localeFacts[locale].name}
      </Link>
    </li>
  ));
}
