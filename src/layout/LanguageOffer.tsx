import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { isPublished } from '../i18n/locales';
import { type Locale, localeFacts } from '../i18n/locales';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { hrefOf, routeAt } from '../paths';
import { Icon } from '../components/art/Icon';
import { focusHeading } from '../components/overlay/focusHeading';
import { LiveRegion } from '../components/screenReader/LiveRegion';
import { printClasses } from '../theme/printClasses';

interface LanguageOfferProps {
  locale: Locale;
  onStay: () => void;
}

/** Offers the page in another language, in that language. The line is above the header and does not cover the page. */
export function LanguageOffer({ locale, onStay }: LanguageOfferProps) {
  const message = useMessage();
  const linkId = useId();
  const { pathname, search, hash } = useLocation();
  const { path } = routeAt(pathname);
  const target = path === '/404' ? '/' : path;

  function stay() {
    // The button disappears, so reading continues at the page's beginning.
    focusHeading();
    onStay();
  }

  // A page that is only partly translated is not offered.
  if (!isPublished(routeAt(target).id, locale)) return null;
  return (
    <LiveRegion role="status" className={printClasses.hidden}>
      <Paper
        component="section"
        variant="soft"
        square
        lang={locale}
        dir={localeFacts[locale].direction}
        aria-labelledby={linkId}
      >
        <Container sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Link
            id={linkId}
            href={hrefOf(target, locale) + search + hash}
            hrefLang={locale}
            sx={{ paddingBlock: '9px' }}
          >
            <Message id="common.language.switch" />
          </Link>
          <IconButton onClick={stay} aria-label={message('common.language.stay')} sx={{ marginInlineEnd: '-12px' }}>
            <Icon name="close" size={20} />
          </IconButton>
        </Container>
      </Paper>
    </LiveRegion>
  );
}
