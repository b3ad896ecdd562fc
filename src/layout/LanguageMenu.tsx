import Box from '@mui/material/Box';
import { localeFacts } from '../i18n/locales';
import { Message } from '../i18n/Message';
import { useLocale } from '../i18n/useLocale';
import { wideHeader } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { Dropdown } from './Dropdown';
import { LanguageLinks } from './LanguageLinks';

/**
 * Each name stands after the room of a block, which the current one has. A name that is written the other way begins where the others do: left
 * and right are mirrored with the page, not with the name.
 */
const entry = {
  position: 'relative',
  display: 'grid',
  pl: 4.5,
  pr: 2,
  textAlign: 'left',
  '&[aria-current]': { fontWeight: 500, textDecorationLine: 'none' },
  // A border, which forced colors show too.
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    left: 12,
    border: '6px solid',
    borderColor: 'primary.main',
  },
} as const;

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
        <LanguageLinks variant="dropdown" sx={entry} />
      </Dropdown>
    </Box>
  );
}
