import { useEffect, useState } from 'react';
import { preferredLanguage, rememberArrival, rememberLanguage } from '../i18n/languageChoice';
import type { Locale } from '../i18n/locales';
import { loadMessages } from '../i18n/messages';
import { useLocale } from '../i18n/useLocale';
import type { LanguageOffer } from './LanguageOffer';
import { SiteMessages } from './SiteMessages';

/** Offers the page in the language that the visitor's browser prefers; it never redirects. */
export function LanguageSuggestion() {
  const locale = useLocale();
  const [suggested, setSuggested] = useState<{ locale: Locale; Offer: typeof LanguageOffer }>();

  useEffect(() => {
    rememberArrival(locale);
    const wanted = preferredLanguage();
    if (wanted === undefined || wanted === locale) return;
    Promise.all([
      import(/* webpackChunkName: "languageOffer" */ './LanguageOffer'),
      loadMessages(wanted, 'common'),
    ]).then(
      ([{ LanguageOffer: Offer }]) => {
        setSuggested({ locale: wanted, Offer });
      },
      () => {
        // Without network there is no offer.
      },
    );
  }, [locale]);

  return (
    suggested !== undefined && (
      <SiteMessages locale={suggested.locale}>
        <suggested.Offer
          locale={suggested.locale}
          onStay={() => {
            rememberLanguage(locale);
            setSuggested(undefined);
          }}
        />
      </SiteMessages>
    )
  );
}
