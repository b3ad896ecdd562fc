import { framedPage } from '@nine-blocks/translation-kit/panel/messagesEndpoint';
import { rememberLanguage } from '../../src/i18n/languageChoice';
import { localeOfPath } from '../../src/i18n/locales';

// A translator has chosen a language already, so the page offers no other.
const { search, pathname } = window.location;
if (new URLSearchParams(search).get('messages') === framedPage) rememberLanguage(localeOfPath(pathname));
