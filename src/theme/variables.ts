import { moreContrast, tones } from './derivedColors';
import { scheme } from './palette';
import { themeOf } from './theme';

/** Material UI's variables; a direction changes none of them. */
const variables = themeOf('ltr')
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries((sheet[':root'] ?? {}) as Record<string, string>));

/** The colors that every page defines, for drawings and styles of the site. Material UI repeats the value of any other with each use. */
const colorsOfPages =
  /^--palette-(?:background|text-(?:primary|secondary)|divider|control|primary|band|secondary-(?:main|contrastText))/;

/** The variables that every page defines; the tones of the primary color follow the scheme. */
export const definedVariables = Object.fromEntries([
  ...variables.filter(([name]) => colorsOfPages.test(name)),
  ...Object.entries(tones).map(([name, { light, dark }]) => [name, scheme(light, dark)] as const),
]);

/** The variables that get a stronger color where the visitor asks for more contrast. */
export const strongerVariables = Object.fromEntries(
  variables.flatMap(([name, value]) => {
    const stronger = moreContrast.get(value);
    return stronger === undefined || /-(?:error|success|warning)-(?!main)/.test(name) ? [] : [[name, stronger]];
  }),
);
