/** The theme that Material UI's components fall back to: the site's own, in place of a second one (scripts/webpack/aliases.ts). */
export { theme as default } from './theme';
