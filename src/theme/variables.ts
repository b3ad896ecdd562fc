import { moreContrast, tones } from './derivedColors';
import { scheme } from './palette';
import { themeOf } from './theme';

/** Material UI's variables; they are the same for both directions. */
const variables = themeOf('ltr')
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries((sheet[':root'] ?? {}) as Record<string, string>));

/** The colors that a page defines as variables, for its drawings and styles. Rules have the other colors as fallbacks of `var()`. */
const colorsOfPages =
  /^--palette-(?:background|text-(?:primary|secondary)|divider|control|primary|band|secondary-(?:main|contrastText))/;

/** The variables that every page defines. */
export const definedVariables = Object.fromEntries([
  ...variables.filter(([name]) => colorsOfPages.test(name)),
  ...Object.entries(tones).map(([name, { light, dark }]) => [name, scheme(light, dark)] as const),
]);

/** The variables that have a stronger color for visitors who ask for more contrast. */
export const strongerVariables = Object.fromEntries(
  variables.flatMap(([name, value]) => {
    const stronger = moreContrast.get(value);
    return stronger === undefined || /-(?:error|success|warning)-(?!main)/.test(name) ? [] : [[name, stronger]];
  }),
);
