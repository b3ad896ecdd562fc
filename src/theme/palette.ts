/** A color for both schemes: the browser picks one by `color-scheme` (globalStyles.ts). */
export function scheme(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

/**
 * Every color of the company by role, light and dark. The mark, the drawings and the colors for more contrast derive from these;
 * src/theme/contrast.test.ts checks the contrasts.
 */
export const colors = {
  background: { light: '#FBFAF6', dark: '#0F1118' },
  paper: { light: '#FFFFFF', dark: '#20242F' },
  sunken: { light: '#F2EFE7', dark: '#191D2A' },
  raised: { light: '#FFFFFF', dark: '#272C39' },
  text: { light: '#14161D', dark: '#F3F1EA' },
  textSecondary: { light: '#474B57', dark: '#BCC0CC' },
  line: { light: '#DDD8CB', dark: '#373D50' },
  control: { light: '#857F70', dark: '#7B839A' },
  primary: { light: '#2637C8', dark: '#AEB8FF' },
  primaryStrong: { light: '#1A2690', dark: '#C9D0FF' },
  primarySoft: { light: '#E3E6FF', dark: '#232A5C' },
  onPrimary: { light: '#FFFFFF', dark: '#0F1118' },
  band: { light: '#2637C8', dark: '#1F2A8C' },
  onBand: { light: '#FFFFFF', dark: '#F3F1EA' },
  bandButton: { light: '#FFFFFF', dark: '#AEB8FF' },
  onBandButton: { light: '#2637C8', dark: '#0F1118' },
  secondary: { light: '#FFB06B', dark: '#FFBE85' },
  onSecondary: { light: '#14161D', dark: '#0F1118' },
  error: { light: '#A8231B', dark: '#FFB4AB' },
  success: { light: '#0F6339', dark: '#7FDBA8' },
  warning: { light: '#7A4A00', dark: '#FFCB7D' },
} as const satisfies Record<string, { light: string; dark: string }>;

export type ColorName = keyof typeof colors;

/** The CSS of a color. */
export function color(name: ColorName): string {
  return scheme(colors[name].light, colors[name].dark);
}

function plain(name: ColorName) {
  return { main: color(name), dark: color(name), light: color(name), contrastText: color('onPrimary') };
}

export const palette = {
  background: {
    default: color('background'),
    paper: color('paper'),
    sunken: color('sunken'),
    raised: color('raised'),
  },
  text: { primary: color('text'), secondary: color('textSecondary'), disabled: color('control') },
  divider: color('line'),
  control: color('control'),
  primary: {
    main: color('primary'),
    dark: color('primaryStrong'),
    light: color('primarySoft'),
    contrastText: color('onPrimary'),
  },
  band: {
    main: color('band'),
    contrastText: color('onBand'),
    button: color('bandButton'),
    onButton: color('onBandButton'),
  },
  secondary: { ...plain('secondary'), contrastText: color('onSecondary') },
  error: plain('error'),
  success: plain('success'),
  warning: plain('warning'),
};

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    sunken: string;
    raised: string;
  }
  /** The blue of bands, and the colors of the button on it. */
  interface Band {
    main: string;
    contrastText: string;
    button: string;
    onButton: string;
  }
  interface Palette {
    band: Band;
    control: string;
  }
  interface PaletteOptions {
    band?: Band;
    control?: string;
  }
}
