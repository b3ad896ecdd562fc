import { createTheme, type Theme } from '@mui/material/styles';
import { type Ramp, rampOf } from './ramps';

/** What a product looks like: its case study's ramp, light or dark, its one typeface, its corners in pixels. */
export interface Look {
  ramp: string;
  mode: 'light' | 'dark';
  font: 'Geologica' | 'Inter' | 'Figtree' | 'Manrope' | 'Source Sans 3';
  radius?: number;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` (0 to 1) of one color in another; both as `#rrggbb`. */
export function mix(color: string, base: string, share: number): string {
  const below = channels(base);
  const parts = channels(color).map((part, index) => Math.round(part * share + (below[index] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A product's theme: every gray is tinted with its ramp, and every state takes the same step of a neighbor's ramp. */
export function screenTheme({ ramp: slug, mode, font, radius = 8 }: Look): Theme {
  const ramp = rampOf(slug);
  const dark = mode === 'dark';
  const ink = dark ? '#ffffff' : mix(ramp[8], '#0d0f12', 0.3);
  const ground = dark ? mix(ramp[8], '#07070b', 0.3) : '#ffffff';
  const gray = (share: number) => mix(dark ? mix(ramp[1], ink, 0.5) : mix(ramp[8], ink, 0.5), ground, share);
  const stateOf = (steps: Ramp) => ({
    main: steps[dark ? 3 : 5],
    light: steps[dark ? 7 : 0],
    dark: steps[dark ? 2 : 6],
    contrastText: dark ? steps[8] : '#ffffff',
  });
  return createTheme({
    palette: {
      mode,
      primary: stateOf(ramp),
      success: stateOf(rampOf('sostena')),
      warning: stateOf(rampOf('pet-parker')),
      error: stateOf(rampOf('meteor')),
      info: stateOf(rampOf('aklivity')),
      text: { primary: dark ? gray(0.94) : ink, secondary: gray(dark ? 0.64 : 0.7), disabled: gray(0.45) },
      divider: gray(dark ? 0.15 : 0.12),
      background: { paper: dark ? mix(ramp[8], '#0d0d13', 0.4) : ground, default: dark ? ground : gray(0.035) },
    },
    shape: { borderRadius: radius },
    typography: {
      fontFamily: `"${font}"`,
      fontSize: 13,
      htmlFontSize: 16,
      button: { textTransform: 'none', fontWeight: 600, fontSize: 13 },
      caption: { fontSize: 12, lineHeight: 1.35 },
      subtitle2: { fontSize: 15, lineHeight: 1.4, fontWeight: 400 },
      body2: { fontSize: 13, lineHeight: 1.4 },
      subtitle1: { fontSize: 15, lineHeight: 1.4, fontWeight: 650 },
      h6: { fontSize: 17, lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.01em' },
      h4: { fontSize: 24, lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.02em' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: { body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' } },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme }) => ({ borderColor: theme.palette.divider, fontSize: 13, padding: '8px 12px' }),
          head: ({ theme }) => ({ color: theme.palette.text.secondary, fontSize: 12, fontWeight: 500 }),
        },
      },
      MuiChip: {
        defaultProps: { size: 'small' },
        styleOverrides: { root: { borderRadius: Math.min(radius, 12), fontWeight: 550, fontSize: 12 } },
      },
      MuiAvatar: { styleOverrides: { root: { width: 24, height: 24, fontSize: 10.5, fontWeight: 650 } } },
      MuiTab: { styleOverrides: { root: { minWidth: 0, padding: '0 12px', fontWeight: 500 } } },
    },
  });
}
