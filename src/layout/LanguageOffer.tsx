import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { isPublished } from '../i18n/isPublished';
import { rememberLanguage } from '../i18n/languageChoice';
import { type Locale, localeFacts } from '../i18n/locales';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { hrefOf, routeAt } from '../routes';
import { highScreen, lowScreen } from '../theme/measures';
import { Icon } from '../components/art/Icon';

const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetBlockEnd: 16,
  insetInline: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  width: 'fit-content',
  marginInline: 'auto',
  paddingInline: theme.spacing(2.5, 1),
  paddingBlock: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.raised,
  [lowScreen]: { position: 'relative', insetBlockEnd: 0 },
  '& > a': { fontWeight: 500, paddingBlock: theme.spacing(1.25) },
}));

/** What has the focus is scrolled to a place above the offer, and the page can be scrolled far enough for its last links too. */
const roomForOffer = {
  [highScreen]: { html: { scrollPaddingBottom: '9rem' }, '#root > footer': { paddingBlockEnd: '9rem' } },
};

interface LanguageOfferProps {
  locale: Locale;
  onStay: () => void;
}

/** The page in another language, offered in that language. */
export function LanguageOffer({ locale, onStay }: LanguageOfferProps) {
  const message = useMessage();
  const questionId = useId();
  const { pathname, search, hash } = useLocation();
  const { path } = routeAt(pathname);
  const target = path === '/404' ? '/' : path;
  // Half a translation is nothing to offer.
  if (!isPublished(routeAt(target).id, locale)) return null;
  return (
    <Card lang={locale} dir={localeFacts[locale].direction} aria-labelledby={questionId}>
      <GlobalStyles styles={roomForOffer} />
      <span id={questionId}>
        <Message id="common.language.suggestion" />
      </span>
      <Link
        href={hrefOf(target, locale) + search + hash}
        hrefLang={locale}
        onClick={() => {
          rememberLanguage(locale);
        }}
      >
        <Message id="common.language.switch" />
      </Link>
      <IconButton onClick={onStay} aria-label={message('common.language.stay')}>
        <Icon name="close" size={20} />
      </IconButton>
    </Card>
  );
}
