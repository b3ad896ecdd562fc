import { singlePress } from './singlePress';

/**
 * For every Dialog and Drawer. As one closes it uncovers the page at once, and the site gives the focus back itself (useFocusReturn); it goes a moment
 * later, for those who want less motion, too: global styles keep it from moving. The focus may go to what is not the site's, such as the list of a
 * password manager; the page itself is inert (ModalContent). Not in the theme, which every page loads.
 */
export const modalProps = {
  ...singlePress,
  closeAfterTransition: false,
  disableRestoreFocus: true,
  disableEnforceFocus: true,
} as const;

/** Props of a modal's transition. */
export const modalTransition = { disablePrefersReducedMotion: true } as const;
