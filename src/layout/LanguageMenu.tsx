import { styled } from '@mui/material/styles';
import { localeFacts } from '../i18n/locales';
import { Message } from '../i18n/Message';
import { useLocale } from '../i18n/useLocale';
import { Icon } from '../components/art/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { Dropdown } from './Dropdown';
import { LanguageLinks } from './LanguageLinks';
import { dropdownEntry } from './navigationLook';

const FromMiddle = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Links = styled(LanguageLinks)(({ theme }) => dropdownEntry(theme));

/** The header's choice of language: links, because a page in another language is another address. */
export function LanguageMenu() {
  const locale = useLocale();
  return (
    <FromMiddle>
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
        <Links />
      </Dropdown>
    </FromMiddle>
  );
}
