import { createTheme, type Shadows } from '@mui/material/styles';
import { components } from './components';
import { palette } from './palette';
import { typography } from './typography';

function createSiteTheme(direction: 'ltr' | 'rtl') {
  const { colorSchemes: _colorSchemes, ...theme } = createTheme({
    cssVariables: {
      // Native color functions let one palette serve both schemes through light-dark().
      nativeColor: true,
      cssVarPrefix: '',
    },
    direction,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    motion: { reducedMotion: 'system' },
    palette,
    typography,
    components,
    shape: { borderRadius: 10 },
    // A length, where Material UI's own is a calculation with a variable that nothing changes.
    spacing: (factor: number) => `${8 * factor}px`,
    // Nothing on the site has a shadow that depends on its elevation.
    shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  });
  // The page's `color-scheme` switches schemes, not Material UI's provider (docs/decisions/theme.md).
  return theme;
}

const themes = new Map<string, ReturnType<typeof createSiteTheme>>();

/** The theme for a direction of writing: Material UI's drawers, sliders and tabs ask for it. */
export function themeOf(direction: 'ltr' | 'rtl'): ReturnType<typeof createSiteTheme> {
  const theme = themes.get(direction) ?? createSiteTheme(direction);
  themes.set(direction, theme);
  return theme;
}
