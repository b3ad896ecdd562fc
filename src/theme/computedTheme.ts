import { createTheme, enhanceHighContrast } from '@mui/material/styles';
import { components } from './components';
import { palette } from './palette';
import { typography } from './typography';

const full = enhanceHighContrast(
  createTheme({
    // Native color functions let one palette serve both schemes through light-dark().
    cssVariables: { nativeColor: true, cssVarPrefix: '' },
    motion: { reducedMotion: 'system' },
    palette,
    typography,
    components,
    shape: { borderRadius: 10 },
  }),
);

// The site switches schemes through the page's `color-scheme`; Material UI's own switching stays out (and with it what it stores).
const { colorSchemes: _unused, ...theme } = full;

/** The whole theme as Material UI computes it. Only the build runs this: browsers get what comes of it (themeData.ts). */
export const computedTheme = {
  ...theme,
  // Buttons keep the site's ring where colors are forced: Material UI's has the system's Highlight, which need not have 3 : 1 there.
  components: { ...theme.components, MuiButtonBase: components.MuiButtonBase },
};
