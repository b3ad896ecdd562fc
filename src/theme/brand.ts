import { colors } from './palette';

/** The two colors of the mark in both color schemes, for pictures; on pages they are the palette's variables. */
export const brandColors = {
  light: { first: colors.primary.light, second: colors.secondary.light },
  dark: { first: colors.primary.dark, second: colors.secondary.dark },
} as const;

/** The column and the row of every block: six in the first color, three in the second. */
const blocks = {
  first: ['00', '10', '01', '21', '12', '22'],
  second: ['20', '11', '02'],
} as const;

/** Path of the blocks in one color: `side` is that of a block, `gap` what lies between two, `margin` what lies around all. */
export function brandPath(part: keyof typeof blocks, side = 8, gap = 1, margin = 0): string {
  return blocks[part]
    .map((at) =>
      Array.from(at)
        .map((step) => margin + Number(step) * (side + gap))
        .join(' '),
    )
    .map((corner) => `M${corner}h${side}v${side}h-${side}z`)
    .join('');
}
