/** How large every phone of a drawing is, in a space as wide as a whole one. */
export const phoneScale = 0.76;
