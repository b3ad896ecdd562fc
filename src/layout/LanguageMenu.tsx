import { localeFacts } from '../i18n/locales';
import { Message } from '../i18n/Message';
import { useLocale } from '../i18n/useLocale';
import { Icon } from '../components/art/Icon';
import { VisuallyHidden } from '../components/screenReader/VisuallyHidden';
import { Dropdown } from './Dropdown';
import { LanguageLinks } from './LanguageLinks';

/** All names begin at the same edge. `left` is mirrored with the page, not with a name in another direction. */
const entry = { display: 'grid', textAlign: 'left', '&[aria-current]': { fontWeight: 'fontWeightBold' } } as const;

/** The header's choice of language on wide screens: links, because each language has its own addresses. */
export function LanguageMenu() {
  const locale = useLocale();
  return (
    <Dropdown
      name="languages"
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
  );
}
