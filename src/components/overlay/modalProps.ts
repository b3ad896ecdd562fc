import { singlePress } from './singlePress';

/**
 * Props of every Dialog and Drawer. A closing modal makes the page accessible before its transition ends, and the site returns the focus
 * (useFocusReturn). The focus may move to nodes outside of the site, such as the list of a password manager: the page itself is inert (ModalContent).
 * These props are not in the theme, which every page loads.
 */
export const modalProps = {
  ...singlePress,
  closeAfterTransition: false,
  disableRestoreFocus: true,
  disableEnforceFocus: true,
} as const;

/** Props of a modal's transition. With reduced motion the transition has the same duration; global styles stop the movement. */
export const modalTransition = { disablePrefersReducedMotion: true } as const;
