/** Plain shapes that fill a block, and what one service's page tells, in a space of 64. */
const drawn = {
  arrow: 'M15 0h34v24h13l-30 36l-30 -36h13z',
  arcs: 'M0 4a60 60 0 0 1 60 60h-14a46 46 0 0 0 -46 -46zM0 32a32 32 0 0 1 32 32h-14a18 18 0 0 0 -18 -18z',
  bars: 'M0 8h64v10h-64zM0 27h64v10h-64zM0 46h64v10h-64z',
  bend: 'M15 64a49 49 0 0 1 49 -49v34a15 15 0 0 0 -15 15z',
  dots: 'M10 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM34 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM10 44a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM34 44a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z',
  half: 'M0 64v-32a32 32 0 0 1 64 0v32z',
  quarter: 'M0 64v-64a64 64 0 0 1 64 64z',
  /** Two of three checks are met. */
  checks: 'M6 6h14v14h-14zM26 9h32v8h-32zM6 25h14v14h-14zM26 28h32v8h-32zM6 44h14v14h-14zM26 47h32v8h-32zM9 47v8h8v-8z',
  /** Three waves. */
  fibers:
    'M0 10c11 -13 21 -13 32 0s21 13 32 0v8c-11 13 -21 13 -32 0s-21 -13 -32 0zM0 28c11 -13 21 -13 32 0s21 13 32 0v8c-11 13 -21 13 -32 0s-21 -13 -32 0zM0 46c11 -13 21 -13 32 0s21 13 32 0v8c-11 13 -21 13 -32 0s-21 -13 -32 0z',
  /** Three findings with their risks. */
  findings:
    'M6 6h14v14h-14zM25 6h14v14h-14zM44 6h14v14h-14zM6 25h14v14h-14zM25 25h14v14h-14zM44 25h14v14h-14zM6 44h14v14h-14zM25 44h14v14h-14zM44 44h14v14h-14zM47 47v8h8v-8z',
  /** A page in the place of an older one. */
  moved: 'M6 20h38v38h-38zM16 6h42v42h-10v-3h7v-36h-36v7h-3z',
  /** No signal. */
  noSignal:
    'M6 42h10v14h-10zM20 31h10v25h-10zM34 20h10v36h-10zM48 8h10v48h-10zM9 45v8h4v-8zM23 34v19h4v-19zM37 23v30h4v-30zM51 11v42h4v-42z',
  /** Six steps. */
  steps: 'M4 44h16v16h-16zM24 44h16v16h-16zM44 44h16v16h-16zM24 24h16v16h-16zM44 24h16v16h-16zM44 4h16v16h-16z',
  /** Three parts of ten are gone. */
  tenths:
    'M3 8h10v22h-10zM15 8h10v22h-10zM27 8h10v22h-10zM39 8h10v22h-10zM51 8h10v22h-10zM3 34h10v22h-10zM15 34h10v22h-10zM27 34h10v22h-10zM39 34h10v22h-10zM51 34h10v22h-10zM30 37v16h4v-16zM42 37v16h4v-16zM54 37v16h4v-16z',
  /** A waiting time, and what is left of it. */
  waiting: 'M4 10h56v18h-56zM4 36h22v18h-22zM29 36h31v18h-31zM32 39v12h25v-12z',
  /** From Monday to Friday there is more. */
  week: 'M6 4h12v8h-12zM6 16h22v8h-22zM6 28h32v8h-32zM6 40h42v8h-42zM6 52h52v8h-52z',
} as const;

export type BlockShape = keyof typeof drawn;

/** The shapes by their names. */
export const blockShapes: Readonly<Record<BlockShape, string>> = drawn;
