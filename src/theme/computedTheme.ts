import { createTheme, enhanceHighContrast } from '@mui/material/styles';
import { components } from './components';
import { focusRing } from './measures';
import { palette } from './palette';
import { typography } from './typography';

const full = enhanceHighContrast(
  createTheme({
    // Native color functions let one palette serve both schemes through light-dark().
    cssVariables: { nativeColor: true, cssVarPrefix: '' },
    focusVisible: focusRing,
    motion: { reducedMotion: 'system' },
    palette,
    typography,
    components,
    shape: { borderRadius: 10 },
  }),
  // The ring of buttons and choices where colors are forced: not every system's Highlight has 3 : 1 on its Canvas.
  { activeBackground: 'CanvasText', activeText: 'Canvas' },
);

// The site switches schemes through the page's `color-scheme`; Material UI's own switching stays out (and with it what it stores).
const { colorSchemes: _unused, ...theme } = full;

/** The whole theme as Material UI computes it. Only the build runs this: browsers get what comes of it (themeData.ts). */
export const computedTheme = theme;
