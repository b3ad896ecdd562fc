/** The footer's id: where the menu button leads without script. */
export const footerId = 'site-map';
