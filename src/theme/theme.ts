import { createTheme, type Shadows } from '@mui/material/styles';
import { components } from './components';
import { palette } from './palette';
import { typography } from './typography';

function createSiteTheme(direction: 'ltr' | 'rtl') {
  const { colorSchemes: _colorSchemes, ...theme } = createTheme({
    cssVariables: {
      // With native color functions one palette serves both schemes, by light-dark().
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
    // A plain length; Material UI's default is a calculation with a variable that never changes.
    spacing: (factor: number) => `${8 * factor}px`,
    // Elevation adds no shadow to any component.
    shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  });
  // The property `color-scheme` of the page switches schemes, not Material UI's provider (docs/decisions/theme.md).
  return theme;
}

const themes = new Map<string, ReturnType<typeof createSiteTheme>>();

/** The theme for a direction of writing, which Material UI's drawers, sliders and tabs read. */
export function themeOf(direction: 'ltr' | 'rtl'): ReturnType<typeof createSiteTheme> {
  const theme = themes.get(direction) ?? createSiteTheme(direction);
  themes.set(direction, theme);
  return theme;
}
