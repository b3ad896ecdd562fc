export const sans = 'var(--sans)';
export const serif = 'var(--serif)';

/** The two families for Latin letters, and for Arabic ones, which the site's own fonts do not have: there the system's. */
export const fontStacks = {
  latin: {
    '--sans': 'Geologica, "Geologica Fallback", Arial, system-ui, sans-serif',
    '--serif': 'Piazzolla, "Piazzolla Fallback", Georgia, serif',
  },
  arabic: {
    '--sans': 'Geologica, Arabic, "SF Arabic", "Segoe UI", "Noto Sans Arabic", "Geeza Pro", Tahoma, Arial, sans-serif',
    '--serif': 'Geologica, "Noto Naskh Arabic", "Geeza Pro", "Sakkal Majalla", "Traditional Arabic", serif',
  },
};
