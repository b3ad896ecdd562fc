import { createBreakpoints, createSpacing, createUnarySpacing } from '@mui/system';
import { themeData } from './themeData';

const { breakpoints, colorSpace, transitions, typography } = themeData;

const percent = (share: number | string) =>
  typeof share === 'number' ? `${(share * 100).toFixed(0)}%` : `calc((${share}) * 100%)`;

const time = (duration: number | string) => (typeof duration === 'string' ? duration : `${Math.round(duration)}ms`);

interface Transition {
  duration?: number | string;
  easing?: string;
  delay?: number | string;
}

/**
 * The theme that components read: Material UI's own, computed while the site is built (computedTheme.ts), with the functions that the
 * site's components call on it. A test holds both against each other (src/theme/theme.test.ts).
 */
export const theme = {
  ...themeData,
  // Where Material UI's spacing keeps what it has found out.
  internal_cache: {},
  breakpoints: createBreakpoints(breakpoints),
  spacing: createSpacing(undefined, createUnarySpacing({ ...themeData, spacing: themeData.vars.spacing })),
  typography: {
    ...typography,
    pxToRem: (size: number) => `${((size / typography.htmlFontSize) * typography.fontSize) / 14}rem`,
  },
  transitions: {
    ...transitions,
    create: (properties: readonly string[] | string = ['all'], { duration, easing, delay = 0 }: Transition = {}) =>
      [properties]
        .flat()
        .map(
          (property) =>
            `${property} ${time(duration ?? transitions.duration.standard)} ${easing ?? transitions.easing.easeInOut} ${time(delay)}`,
        )
        .join(','),
    getAutoHeightDuration: (height: number) => {
      const constant = height / 36;
      return height === 0 ? 0 : Math.min(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10), 3000);
    },
  },
  alpha: (color: string, share: number | string) =>
    `oklch(from ${color} l c h / ${typeof share === 'string' ? `calc(${share})` : share})`,
  lighten: (color: string, share: number | string) => `color-mix(in ${colorSpace}, ${color}, #fff ${percent(share)})`,
  darken: (color: string, share: number | string) => `color-mix(in ${colorSpace}, ${color}, #000 ${percent(share)})`,
  // Both schemes are in every color (light-dark), so there are no styles for one of them.
  applyStyles: () => ({}),
};

const themes = { ltr: theme, rtl: { ...theme, direction: 'rtl' as const } };

/** The theme for a direction of writing: Material UI's drawers, sliders and tabs ask for it. */
export function themeOf(direction: keyof typeof themes): typeof theme {
  return themes[direction];
}
