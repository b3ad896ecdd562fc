/** Plain shapes that fill a block, in a space of 64. */
const drawn = {
  arrow: 'M15 0h34v24h13l-30 36l-30 -36h13z',
  arcs: 'M0 4a60 60 0 0 1 60 60h-14a46 46 0 0 0 -46 -46zM0 32a32 32 0 0 1 32 32h-14a18 18 0 0 0 -18 -18z',
  bars: 'M0 8h64v10h-64zM0 27h64v10h-64zM0 46h64v10h-64z',
  bend: 'M15 64a49 49 0 0 1 49 -49v34a15 15 0 0 0 -15 15z',
  dots: 'M10 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM34 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM10 44a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM34 44a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z',
  half: 'M0 64v-32a32 32 0 0 1 64 0v32z',
  quarter: 'M0 64v-64a64 64 0 0 1 64 64z',
} as const;

export type BlockShape = keyof typeof drawn;

/** The shapes by their names. */
export const blockShapes: Readonly<Record<BlockShape, string>> = drawn;
