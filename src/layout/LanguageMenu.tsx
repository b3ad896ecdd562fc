import Box from '@mui/material/Box';
import { localeFacts } from '../i18n/locales';
import { Message } from '../i18n/Message';
import { useLocale } from '../i18n/useLocale';
import { wideHeader } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { VisuallyHidden } from '../components/text/VisuallyHidden';
import { Dropdown } from './Dropdown';
import { LanguageLinks } from './LanguageLinks';

/** Left and right are mirrored with the page, not with a name that is written the other way: all names begin at one edge. */
const entry = { display: 'grid', textAlign: 'left', '&[aria-current]': { fontWeight: 600 } } as const;

/** The header's choice of language on wide screens: links, because a page in another language has another address. */
export function LanguageMenu() {
  const locale = useLocale();
  return (
    <Box sx={{ display: 'none', [wideHeader]: { display: 'block' } }}>
      <Dropdown
        label={
          <>
            <Icon name="language" size={20} />
            <VisuallyHidden>
              <Message id="common.language.current" values={{ name: localeFacts[locale].name }} />
            </VisuallyHidden>
          </>
        }
      >
        <LanguageLinks look="dropdown" sx={entry} />
      </Dropdown>
    </Box>
  );
}
