import { computedTheme } from './computedTheme';

const all = Object.assign({}, ...computedTheme.generateStyleSheets().map((sheet) => sheet[':root'])) as Record<
  string,
  string
>;

/** The variables that a page's styles use, by name; those of components that the site does without are left out. */
export const usedVariables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(all).filter(([name]) =>
    /^--(?:palette-(?:background|text|divider|control|primary|(?:secondary|error|success)-main|secondary-contrastText)|shape|spacing|zIndex-(?:appBar|modal))/.test(
      name,
    ),
  ),
);

const withFallback = /var\((--[\w-]+), ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** A style's value without what it falls back to: every page has the theme's variables that are used, and none of the others. */
export function withoutFallbacks(value: string): string {
  return value.replaceAll(withFallback, (whole, name: string, fallback: string) => {
    if (name in usedVariables) return `var(${name})`;
    return name in all ? withoutFallbacks(fallback) : whole;
  });
}
