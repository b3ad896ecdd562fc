/** Around a text button, the last of a row: on a phone it has a line of its own, and its words begin at the edge of the buttons above it (12 px are its padding). */
export const lastTextButton = {
  flexBasis: { xs: '100%', sm: 'auto' },
  marginInlineStart: { xs: '-12px', sm: 0 },
} as const;
