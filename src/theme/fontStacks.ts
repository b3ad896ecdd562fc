export const sans = 'var(--sans)';

const latin = 'Geologica, "Geologica Fallback", Arial, system-ui, sans-serif';

/** The site's families. Only pages in Arabic name the font of Arabic letters: a name such as “العربية” in a menu does not load it. */
export const fontStacks = {
  latin: { '--sans': latin },
  arabic: { '--sans': `"Readex Pro", "Readex Pro Fallback", ${latin}` },
};
