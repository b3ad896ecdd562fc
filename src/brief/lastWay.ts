/** Around a button without a border, the last of a row: on a phone it has a line of its own, and its words begin where the other buttons do. */
export const lastWay = { flexBasis: { xs: '100%', sm: 'auto' }, marginInlineStart: { xs: '-12px', sm: 0 } } as const;
