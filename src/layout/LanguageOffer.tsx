import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
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
import { languageSign } from './languageSign';
import { focusHeading } from '../components/focusHeading';
import { isPlainClick } from '../components/isPlainClick';
import { LiveRegion } from '../components/LiveRegion';

/** As the shortlist's bar stands, and behind it where that is: the space for it is the offer's own. */
const look = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: '12px calc(12px + var(--bar-height, 0px))',
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.raised',
  // Whoever fills in a form is not asked now.
  '#root:has(form:focus-within) &': { opacity: 0, pointerEvents: 'none' },
  [lowScreen]: { position: 'relative' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto auto' },
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1.5,
  // On a phone the words stand above both ways on, which fill a line.
  '& > a': { justifySelf: { xs: 'stretch', sm: 'start' } },
  '& > span': {
    display: 'flex',
    alignSelf: 'stretch',
    alignItems: 'center',
    gap: 1.5,
    gridColumn: { xs: '1 / -1', sm: 'auto' },
    lineHeight: 1.4,
    '&::before': {
      ...languageSign,
      // As high as its row of the bar, to the bar's edge.
      alignSelf: 'stretch',
      width: 72,
      height: 'auto',
      minHeight: 56,
      marginBlock: { xs: '-12px 0', sm: '-12px' },
      fontSize: '1.25rem',
      color: 'secondary.contrastText',
      bgcolor: 'secondary.main',
      borderStartEndRadius: '2rem',
    },
  },
} as const;

/** Room below the page, so that the offer covers nothing that has the focus, not even the page's last links. */
const roomForOffer = {
  [highScreen]: {
    // Before the bar's own, whichever came first.
    'html:root': { scrollPaddingBottom: 'calc(9rem + var(--bar-height, 0px))' },
    '#root > footer': { paddingBlockEnd: '9rem' },
  },
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

  function stay() {
    // The button goes; one reads on from the page's beginning.
    focusHeading();
    onStay();
  }

  // A page that is only partly translated is not offered.
  if (!isPublished(routeAt(target).id, locale)) return null;
  return (
    <LiveRegion role="status" data-screen-only>
      <Box component="section" lang={locale} dir={localeFacts[locale].direction} aria-labelledby={questionId} sx={look}>
        <GlobalStyles styles={roomForOffer} />
        <Container sx={row}>
          <span id={questionId} lang={locale}>
            <Message id="common.language.suggestion" />
          </span>
          <Button
            href={hrefOf(target, locale) + search + hash}
            hrefLang={locale}
            variant="contained"
            size="small"
            onClick={(event) => {
              if (isPlainClick(event)) rememberLanguage(locale);
            }}
          >
            <Message id="common.language.switch" />
          </Button>
          <IconButton onClick={stay} aria-label={message('common.language.stay')}>
            <Icon name="close" size={20} />
          </IconButton>
        </Container>
      </Box>
    </LiveRegion>
  );
}
