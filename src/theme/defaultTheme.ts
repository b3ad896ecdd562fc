/** The theme that Material UI's components fall back to: the site's own, in place of a second one (src/tools/standIns.ts). */
export { theme as default } from './theme';
