import { StyledLink, type StyledLinkProps } from '../components/links/StyledLink';
import { useLocation } from 'react-router-dom';
import { localeFacts, readableLocales } from '../i18n/locales';
import { useLocale } from '../i18n/useLocale';
import { hrefOf, routeAt } from '../paths';
import { useAfterHydration } from '../hydration/useHydrated';

/**
 * List items with links to the current page in every language, each with the language's own name. They keep query and fragment. They include
 * languages in which the page is not published yet: those pages show the translated parts.
 */
export function LanguageLinks(props: Pick<StyledLinkProps, 'look' | 'sx'>) {
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const route = routeAt(pathname);
  // The HTML is the same for every query and fragment.
  const rest = useAfterHydration(search + hash, '');
  const path = route.page === 'notFound' ? '/' : route.path;
  return readableLocales.map((locale) => (
    <li key={locale}>
      <StyledLink
        {...props}
        href={hrefOf(path, locale) + rest}
        lang={locale}
        hrefLang={locale}
        dir={localeFacts[locale].direction}
        {...(locale === current && { 'aria-current': 'true' })}
      >
        {localeFacts[locale].name}
      </StyledLink>
    </li>
  ));
}
