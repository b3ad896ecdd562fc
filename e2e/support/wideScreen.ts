/** From this width on, in pixels, the menu stands in the header. */
export const wideScreen = 900;
