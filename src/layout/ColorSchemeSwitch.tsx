import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useMessage } from '../i18n/useMessage';
import { chooseColorScheme, type ColorScheme, currentColorScheme, watchColorScheme } from '../theme/colorScheme';
import { motion, onlyWithScript } from '../theme/measures';
import { Icon } from '../components/art/Icon';

const Turn = styled(IconButton)({
  '& svg': { transition: `transform ${motion.turn}ms ${motion.enter}` },
  '&[aria-checked="true"] svg': { transform: 'rotate(180deg)' },
  ...onlyWithScript,
});

const onServer = (): ColorScheme => 'light';

/** Light or dark: the system's choice until the visitor makes one. */
export function ColorSchemeSwitch() {
  const message = useMessage();
  const scheme = useSyncExternalStore(watchColorScheme, currentColorScheme, onServer);
  return (
    <Turn
      role="switch"
      aria-checked={scheme === 'dark'}
      aria-label={message('common.scheme.dark')}
      data-needs-script
      onClick={() => {
        chooseColorScheme(scheme === 'dark' ? 'light' : 'dark');
      }}
    >
      <Icon name="system" />
    </Turn>
  );
}
