import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { useMessage } from '../i18n/useMessage';
import { chooseColorScheme, type ColorScheme, currentColorScheme, watchColorScheme } from '../theme/colorScheme';
import { onlyWithScript } from '../theme/measures';
import { TurningIcon } from './TurningIcon';

const onServer = (): ColorScheme => 'light';

/** Switches between light and dark; the system's setting counts until the visitor chooses. */
export function ColorSchemeSwitch() {
  const message = useMessage();
  const isDark = useSyncExternalStore(watchColorScheme, currentColorScheme, onServer) === 'dark';
  return (
    <IconButton
      role="switch"
      aria-checked={isDark}
      aria-label={message('common.scheme.dark')}
      data-needs-script="scheme"
      onClick={() => {
        chooseColorScheme(isDark ? 'light' : 'dark');
      }}
      sx={onlyWithScript}
    >
      <TurningIcon name="system" isTurned={isDark} />
    </IconButton>
  );
}
