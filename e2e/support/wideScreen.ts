/** From this width on, in pixels, the menu is in the header. */
export const wideScreen = 900;
